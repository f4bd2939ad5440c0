import type { Translator } from "../../schemas/i18n/translator.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import { element, escaped } from "../discovery/markup.ts";
import { plainPage } from "../discovery/plain-page.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";
import { type TextValues, translate } from "../wire/texts.ts";
import type { City } from "./city.ts";
import type { OutsideCase } from "./outside-case.ts";

/** What was typed and could not be sent, with the reason; or that it was sent. */
export type Sending = { key: string; note?: string; files?: boolean; refusal?: string; done?: boolean };

type Says = (text: ServerText, values?: TextValues) => string;

const section = (title: string, body: string) => `<section><h2>${escaped(title)}</h2>${body}</section>`;

function shownParts(shown: OutsideCase, says: Says): string {
	const answers = shown.answers.map(({ label, text }) => element("dt", label) + element("dd", text)).join("");
	const files = shown.attachments.map(({ name, url }) => `<li><a href="${escaped(url)}">${escaped(name)}</a></li>`);
	return [
		section(says("What you are asked"), `<p class="words">${escaped(shown.question)}</p>`),
		answers && section(says("What the case says"), `<dl>${answers}</dl>`),
		files.length > 0 && section(says("Files"), `<ul>${files.join("")}</ul>`),
	]
		.filter(Boolean)
		.join("");
}

function sentPart({ sent }: OutsideCase, says: Says, time: (when: Date) => string): string {
	if (sent.length === 0) return "";
	const entries = sent.map(
		({ text, created_at, files }) =>
			`<li><small>${escaped(time(created_at))}</small><p class="words">${escaped(text)}</p>${files.map((name) => element("p", name)).join("")}</li>`,
	);
	return section(says("What you have answered"), `<ol>${entries.join("")}</ol>`);
}

/** What became of an answer that was just sent. */
function outcomePart({ files, refusal, done }: Sending, says: Says): string {
	if (done) return `<p class="done" role="status">${escaped(says("Your answer has arrived. Thank you."))}</p>`;
	if (!refusal) return "";
	// A browser empties the field of files with the page.
	const again = files ? `<br>${escaped(says("Please choose your files again: none of them was kept."))}` : "";
	return `<p class="refused" role="alert">${escaped(refusal)}${again}</p>`;
}

function formPart(sending: Sending, says: Says): string {
	const { key, note = "" } = sending;
	return `${outcomePart(sending, says)}<form method="post" enctype="multipart/form-data">
<input type="hidden" name="key" value="${escaped(key)}">
<label for="note">${escaped(says("Your answer"))}</label>
<textarea id="note" name="note" rows="8" maxlength="4000" required>${escaped(note)}</textarea>
<label for="files">${escaped(says("Photos and documents, at most five"))}</label>
<input id="files" name="file" type="file" multiple accept="${escaped(UPLOAD_LIMITS.accept.join(","))}">
<button>${escaped(says("Send the answer"))}</button></form>`;
}

/** The page of a link for somebody outside: what they are shown, what they have answered, and the form to answer. */
export function outsidePage(
	shown: OutsideCase,
	sending: Sending,
	translator: Translator,
	{ timeZone, brand }: City,
): string {
	const says: Says = (text, values) => translate(text, translator, values);
	const format = new Intl.DateTimeFormat(translator.locale, { dateStyle: "long", timeStyle: "short", timeZone });
	const time = (when: Date) => format.format(when);
	const intro = says("Shared with {party}, until {when}. Whoever has this link sees this page: keep it to yourself.", {
		party: shown.party,
		when: time(shown.expires_at),
	});
	const head = `<header><p>${escaped(says("Case {number}", { number: shown.number }))}</p>${element("h1", shown.title)}<p>${escaped(intro)}</p></header>`;
	return plainPage(
		translator.locale,
		shown.title,
		head + shownParts(shown, says) + sentPart(shown, says, time) + section(says("Answer"), formPart(sending, says)),
		brand,
	);
}

/** What is said of a link that leads to nothing, or to nothing any more. */
export function noOutsidePage(translator: Translator, { brand }: Pick<City, "brand">): string {
	const title = translate("This link is over", translator);
	const text = translate("It has expired or was ended. Ask whoever sent it for a new one.", translator);
	return plainPage(translator.locale, title, `<header>${element("h1", title)}${element("p", text)}</header>`, brand);
}
