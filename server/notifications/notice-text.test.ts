import { expect, it } from "vitest";
import { noticeText } from "./notice-text.ts";

it("says the reply in plain words, else the note, else nothing", () => {
	const reply = "<p>Repaired &amp; checked.</p><ul><li>Lamp 4 &lt; 5</li></ul>";
	expect(noticeText({ note: "internal", reply })).toBe("Repaired & checked. Lamp 4 < 5");
	expect(noticeText({ note: " Please send\n a photo. ", reply: null })).toBe("Please send a photo.");
	expect(noticeText({ note: "", reply: null })).toBeUndefined();
	expect(noticeText({ note: null, reply: "<p></p>" })).toBeUndefined();
});

it("says the beginning of what is long, whole characters only", () => {
	const text = noticeText({ note: "😀".repeat(500), reply: null }) ?? "";
	expect([...text]).toHaveLength(201);
	expect(text.endsWith("😀…")).toBe(true);
});
