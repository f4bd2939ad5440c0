import { expect, it } from "vitest";
import { filerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf } from "../portal.ts";

const HAN = /\p{Script=Han}/u;

export default describeCall("messagesGetSimilar", "GET report/api.Messages/getSimilar", (backend) => {
	const similar = async (text: string, category?: string) =>
		(await callerOf(backend()).read("messagesGetSimilar", { text, ...(category && { category }) })).list;
	const published = async () => (await callerOf(backend()).read("messagesGetList", { limit: 50 })).list;

	it.each(["English", "Chinese"] as const)("finds a case first by its own %s title", async (script) => {
		const one = (await published()).find(({ title }) => HAN.test(title) === (script === "Chinese"));
		if (!one) throw new Error(`no published case has a ${script} title`);
		const titles = (await similar(one.title, one.category.code)).map(({ title }) => title);
		expect(titles[0]).toBe(one.title);
		expect(titles.length).toBeLessThanOrEqual(5);
	});

	it("keeps to the category", async () => {
		const [one] = await published();
		if (!one) throw new Error("there are no published cases");
		for (const { category } of await similar(one.title, one.category.code)) expect(category).toEqual(one.category);
		expect(await similar(one.title, "no-such-category")).toEqual([]);
	});

	it("finds nothing like nothing", async () => {
		expect(await similar("zzqx qqwv")).toEqual([]);
		expect(await similar("% ' or 1=1 --")).toEqual([]);
	});

	it("leaves out what is not published", async () => {
		const { id } = await filerOf(backend());
		const alike = await similar("A water tap beside the playground");
		expect(alike.map((item) => item.id)).not.toContain(id);
	});

	it("responds with 422 to a text of one character", async () => {
		expectInvalidAt("/text", await callerOf(backend()).call("messagesGetSimilar", { text: "x" }));
	});
});
