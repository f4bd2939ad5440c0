import { markupText } from "../../../../schemas/rules/markup-text.ts";
import type { Offered } from "../../choices/offered.ts";

/**
 * The options of a select as markup, each with its place among the choices as its value; `none` is the one that chooses
 * nothing. There may be thousands: as elements of React's they would be gone through one by one when it takes over what
 * the server rendered, and kept three times. `chosen` is the place of the one that stands chosen as it is rendered, -1 that of
 * the one that chooses nothing: what is chosen otherwise later is a value.
 */
export const optionsMarkup = (choices: readonly Offered[], none: string, chosen: number): string =>
	[none, ...choices.map(({ label }) => label)]
		.map((label, at) => {
			const value = at === 0 ? "" : at - 1;
			return `<option value="${value}"${at - 1 === chosen ? " selected" : ""}>${markupText(label)}</option>`;
		})
		.join("");
