import { expect, it } from "vitest";
import { draftsToOffer } from "./open-drafts.ts";

const draft = { form: "complaint", address: "/report/index?form=complaint&category=lighting" };
const offered = (path: string, query: Record<string, string> = {}) =>
	draftsToOffer([draft], "/index/index", { path, query }).length;

it("offers a draft at home and where its form is chosen, not at other pages, nor where it stands", () => {
	expect(offered("/index/index")).toBe(1);
	expect(offered("/report/index")).toBe(1);
	expect(offered("/report/index", { form: "noise" })).toBe(1);
	expect(offered("/report/index", { form: "complaint", category: "lighting" })).toBe(0);
	expect(offered("/article/list")).toBe(0);
});
