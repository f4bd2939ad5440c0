import { expect, it } from "vitest";
import { takenInAs } from "./taken-in.ts";

const ORIGIN = "https://portal.example";
const taken = (path: string) => takenInAs(`${ORIGIN}${path}`, ORIGIN);

it("takes in what a page has read, with its query", () => {
	expect(taken("/report/api.Messages/getList?limit=5")).toBe("answer");
	expect(taken("/api/Configs/getAll?key=base")).toBe("answer");
});

it("requests no command a second time, by GET", () => {
	expect(taken("/report/api.Messages/index")).toBeUndefined();
	expect(taken("/api/Login/mobileLogin")).toBeUndefined();
	expect(taken("/api/UserLog/createLog")).toBeUndefined();
});

it("takes in files, and nothing of another host or of the administration", () => {
	expect(taken("/assets/main-abc.js")).toBe("file");
	expect(taken("/media/path.svg")).toBe("file");
	expect(takenInAs("https://elsewhere.example/assets/main.js", ORIGIN)).toBeUndefined();
	expect(taken("/admin/api/cases")).toBeUndefined();
});
