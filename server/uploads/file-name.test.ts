import { expect, it } from "vitest";
import { cleanName, contentDisposition, nameOfKind, neutralName } from "./file-name.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

it.each([
	["a.pdf.html", "application/pdf", "a.pdf"],
	["a.html", "application/pdf", "a.html.pdf"],
	["a.PDF", "application/pdf", "a.PDF"],
	["photo.jpeg", "image/jpeg", "photo.jpeg"],
	["photo.jpeg", "image/png", "photo.png"],
	["report 2.final", DOCX, "report 2.final.docx"],
	["no extension", "video/mp4", "no extension.mp4"],
	["../../etc/.pdf", "application/pdf", ".pdf.pdf"],
	["plan.exe", "application/pdf", "plan.exe.pdf"],
])("calls %s with the bytes of %s %s", (name, mime, expected) => {
	expect(nameOfKind(name, mime)).toBe(expected);
});

it("takes from a name what is invisible, a path, or means something to a file system", () => {
	expect(cleanName("C:\\Users\\li\\a\u202efdp.exe")).toBe("afdp.exe");
	expect(cleanName('a<b>:"c|?*.pdf\u0000')).toBe("a_b___c___.pdf");
	expect(cleanName("half \ud83d emoji.pdf")).toBe("half  emoji.pdf");
	expect(cleanName(" ")).toBe("file");
});

it("names an anonymous case's files by their place and kind", () => {
	expect(neutralName(2, "application/pdf")).toBe("attachment-2.pdf");
	expect(neutralName(1, "image/jpeg")).toBe("attachment-1.jpg");
});

it("writes a name into a header so that nothing of it ends the value", () => {
	expect(contentDisposition("attachment", "路灯's (1);.pdf")).toBe(
		"attachment; filename*=UTF-8''%E8%B7%AF%E7%81%AF%27s%20%281%29%3B.pdf",
	);
});
