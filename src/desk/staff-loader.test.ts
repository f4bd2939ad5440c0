import { expect, it, vi } from "vitest";
import { loaderOf } from "../../tests/fixtures/releases.ts";
import { ofStaff } from "./staff-loader.ts";

const RELEASE = { id: "r1", manifest_url: "/release/r1.json" };

/** What comes of opening a release where the server answers with a code. */
async function openingWith(code: number, current?: object) {
	const onRefused = vi.fn();
	const open = vi.fn(async () => true);
	const loader = { ...loaderOf(new Map()), open };
	if (current) loader.snapshot = () => JSON.parse(JSON.stringify({ current }));
	const answer = { code, msg: "", data: code === 0 ? { id: "s1", manifest_url: "/release/s1.json" } : null };
	const opened = await ofStaff(loader, async () => Response.json(answer), onRefused).open(RELEASE);
	return { opened, open, onRefused };
}

it("opens what the staff have of a release", async () => {
	const { open, onRefused } = await openingWith(0);
	expect(open).toHaveBeenCalledExactlyOnceWith({ id: "s1", manifest_url: "/release/s1.json" });
	expect(onRefused).not.toHaveBeenCalled();
});

it.each([401, 403])(
	"says so where the first release is refused with %i, instead of leaving the page empty",
	async (code) => {
		const { opened, open, onRefused } = await openingWith(code);
		expect(onRefused).toHaveBeenCalledOnce();
		expect([opened, open.mock.calls]).toEqual([false, []]);
	},
);

it("leaves a page as it stands where a later release is refused", async () => {
	expect((await openingWith(401, {})).onRefused).not.toHaveBeenCalled();
});
