// @vitest-environment node
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { ADAPTERS, HttpProvider } from "../index.ts";
import { cacheOf } from "./prerendered-responses.ts";
import { createResponseCollector, type ResponseCollector } from "./response-collector.ts";

const PORTS = {
	token: () => null,
	onUnauthorized() {},
	confirm() {},
	sessionTimeout() {},
	locale: () => "en-US",
};
const LISTED = JSON.stringify({
	code: 0,
	msg: "",
	data: { list: [{ id: "a", title: "Roadworks" }], total: 1, next: null },
});

function Titles() {
	const paged = ADAPTERS.articlesGetList.use({ limit: 1 });
	const growing = ADAPTERS.articlesGetList.useInfinite({ keyword: "road" });
	const own = ADAPTERS.userGetProfile.use({});
	const titles = [...(paged.data?.list ?? []), ...(growing.data ?? [])].map(({ title }) => title);
	return `${titles.join(", ")} ${own.loading ? "own loading" : ""}`;
}

const CategoryCode = () => ADAPTERS.articlesGetCategory.use({}).code;

function draw(config: ResponseCollector["config"], content = <Titles />): string {
	return renderToString(
		<SWRConfig value={config}>
			<HttpProvider ports={PORTS} session={null}>
				{content}
			</HttpProvider>
		</SWRConfig>,
	);
}

it("has what was rendered answered, and renders with the responses", async () => {
	const collector = createResponseCollector();
	const read = vi.fn(async () => LISTED);
	expect(draw(collector.config)).not.toContain("Roadworks");
	expect(await collector.readRequested(read)).toBe(true);
	expect(draw(collector.config)).toContain("Roadworks, Roadworks");
	expect(await collector.readRequested(read)).toBe(false);
});

it("requests nothing that needs a session, nor twice for what has no response", async () => {
	const collector = createResponseCollector();
	const read = vi.fn(async () => null);
	draw(collector.config);
	await collector.readRequested(read);
	draw(collector.config);
	expect(await collector.readRequested(read)).toBe(false);
	expect(read.mock.calls.flat()).toEqual([
		"/report/api.Articles/getList?limit=1",
		"/report/api.Articles/getList?keyword=road",
	]);
	expect(collector.responses()).toEqual([]);
});

it("has a single question answered too", async () => {
	const collector = createResponseCollector();
	draw(collector.config, <CategoryCode />);
	expect(await collector.readRequested(async () => LISTED)).toBe(true);
	expect(collector.responses()).toEqual([{ operation: "articlesGetCategory", query: {}, body: LISTED }]);
});

it("gives a browser the responses that a page was rendered from", async () => {
	const collector = createResponseCollector();
	draw(collector.config);
	await collector.readRequested(async () => LISTED);
	const cache = cacheOf(collector.responses());
	expect(draw({ provider: () => cache })).toContain("Roadworks, Roadworks");
});

it("leaves out what is no response", () => {
	const cache = cacheOf([{ operation: "articlesGetList", query: {}, body: "<html>" }]);
	expect(cache.size).toBe(0);
	expect(cacheOf([{ operation: "nothing", query: {}, body: LISTED }]).size).toBe(0);
});
