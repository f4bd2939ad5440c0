import { expect, it } from "vitest";
import { toQueryString } from "./query-string.ts";

it("says nothing for an empty query", () => {
	expect(toQueryString({})).toBe("");
});

it("leaves out what is undefined, null or empty, and keeps zero and false", () => {
	expect(toQueryString({ keyword: "", from: undefined, to: null, page: 0, own: false })).toBe("?page=0&own=false");
});

it("encodes Chinese words and reserved characters", () => {
	expect(toQueryString({ keyword: "路灯 & 井盖" })).toBe("?keyword=%E8%B7%AF%E7%81%AF+%26+%E4%BA%95%E7%9B%96");
});

it("repeats a name for each value of an array", () => {
	expect(toQueryString({ status: ["submitted", "closed"] })).toBe("?status=submitted&status=closed");
});
