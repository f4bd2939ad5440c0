import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it("quotes what would end a cell, and leaves nothing for a spreadsheet to compute", () => {
	expect(csvLine(["a", 'b"c', "d,e", "f\ng", null, 7, -7])).toBe('a,"b""c","d,e","f\ng",,7,-7\r\n');
	expect(csvLine(["=1+1", "+86", "-x", "@y"])).toBe("'=1+1,'+86,'-x,'@y\r\n");
});
