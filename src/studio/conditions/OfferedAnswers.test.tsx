import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { HttpProvider } from "../../../adapters/index.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import OfferedAnswers from "./OfferedAnswers.tsx";
import { PROJECTS } from "./offered-list.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const nothing = () => {};
const PORTS = {
	token: () => null,
	locale: () => "en-US",
	onUnauthorized: nothing,
	confirm: nothing,
	sessionTimeout: nothing,
};
const projects = Array.from({ length: 60 }, (_, at) => ({ id: `p${at}`, title: `Bridge ${at}` }));

/** A portal of sixty projects, fifty at once at most, found by words in their titles and by their ids. */
function stubPortal() {
	const respond = (url: URL) => {
		const id = url.searchParams.get("id");
		if (id !== null) return projects.find((one) => one.id === id);
		const words = url.searchParams.get("keyword") ?? "";
		const list = projects.filter(({ title }) => title.includes(words)).slice(0, Number(url.searchParams.get("limit")));
		return { list, total: projects.length, page: 1, limit: 50, next: null };
	};
	vi.stubGlobal("fetch", async (input: string | URL | Request) => {
		const url = new URL(input instanceof Request ? input.url : input, "http://portal.test");
		return Response.json({ code: 0, msg: "", data: respond(url) });
	});
}

async function open(value: string) {
	stubPortal();
	const onChoose = vi.fn();
	await act(async () =>
		render(
			<StudioTheme>
				<SWRConfig value={{ provider: () => new Map() }}>
					<HttpProvider ports={PORTS} session={null}>
						<OfferedAnswers list={PROJECTS} label="Answer" value={value} onChoose={onChoose} />
					</HttpProvider>
				</SWRConfig>
			</StudioTheme>,
		),
	);
	const select = screen.getByLabelText<HTMLSelectElement>("Answer");
	const labels = () => [...select.options].map(({ text }) => text);
	return { onChoose, select, labels };
}

it("finds a project beyond the first fifty by its name", async () => {
	const { onChoose, select, labels } = await open("");
	await waitFor(() => expect(labels()).toHaveLength(51));
	expect(screen.getByText("These are the first 50. Type to find others.")).toBeTruthy();
	fireEvent.change(screen.getByLabelText("Find by name"), { target: { value: "Bridge 57" } });
	await waitFor(() => expect(labels()).toEqual(["Choose …", "Bridge 57"]));
	fireEvent.change(select, { target: { value: "p57" } });
	expect(onChoose).toHaveBeenCalledWith("p57");
});

it("calls a project that was chosen by its name, also where it is not among the first", async () => {
	const { labels } = await open("p58");
	await waitFor(() => expect(labels()[0]).toBe("Bridge 58"));
	fireEvent.change(screen.getByLabelText("Find by name"), { target: { value: "nowhere" } });
	await waitFor(() => expect(screen.getByText("Nothing was found.")).toBeTruthy());
	expect(labels()).toEqual(["Bridge 58"]);
});
