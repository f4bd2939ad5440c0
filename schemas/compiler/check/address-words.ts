import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asObject, asString } from "../../json/json.ts";
import { pointerTokens, toPointer } from "../../json/pointer.ts";
import type { DocumentCheck } from "../document-check.ts";
import { walkDocument } from "../meta/walk.ts";
import { worded } from "../worded.ts";

/** Whoever makes a link writes the address: its words must not stand on the page as the city's, headings and links included. */
export const checkAddressWords: DocumentCheck = ({ place, document }, _names, report) =>
	walkDocument(document.kind, document, null, {
		part({ def, value, pointer }) {
			if (def !== "block") return;
			const block = asObject(value);
			const key = traitsOfBlock(block.type)?.formatted ?? "";
			const html = asString(block[key]) ?? "";
			if (pointerTokens(html)[0] !== "query") return;
			const at = toPointer([...pointerTokens(pointer), key]);
			const message = worded`Rich text shows ${html}, which whoever makes a link to the page can write. Expected text of an operation's response, under /data or /item.`;
			report.add(place, at, "address-words", message);
		},
	});
