import { createHmac } from "node:crypto";
import type { RequestOf } from "../../schemas/operation.ts";
import { DESCRIPTION_FIELD, type FileableForm, type FormAttribute, TITLE_FIELD } from "./fileable-form.ts";
import type { OpenService } from "./services.ts";

/** How many characters of a description a title takes. */
const TITLE_LENGTH = 80;

/** The values that were sent for an attribute: `attribute[code]` once, or `attribute[code][]` for each. */
const sentFor = (sent: URLSearchParams, code: string): string[] =>
	[...sent.getAll(`attribute[${code}]`), ...sent.getAll(`attribute[${code}][]`)].filter((text) => text !== "");

function valueSent({ datatype, schema }: FormAttribute, texts: readonly string[]): unknown {
	const [first = ""] = texts;
	if (datatype === "multivaluelist") return texts;
	if (schema.type === "boolean") return first === "true";
	if (schema.type === "number" || schema.type === "integer") return Number(first);
	if (Array.isArray(schema.enum)) return schema.enum.find((value) => String(value) === first) ?? first;
	return schema.format === "date" ? first.slice(0, 10) : first;
}

const numberIn = (sent: URLSearchParams, name: string) => {
	const text = sent.get(name);
	const value = Number(text);
	return text && Number.isFinite(value) ? value : undefined;
};

/** Where it is: in words, and by latitude and longitude where the form takes them. */
function placeOf(sent: URLSearchParams, { address }: FileableForm): Record<string, unknown> {
	if (!address) return {};
	const lat = numberIn(sent, "lat");
	const long = numberIn(sent, "long");
	const position = lat !== undefined && long !== undefined ? { latitude: lat, longitude: long } : {};
	const words = sent.get("address_string")?.trim() ?? "";
	const text = words || ("latitude" in position ? `${lat}, ${long}` : "");
	if (address.isPlace) return { [address.name]: { ...position, ...(text && { text }) } };
	return text ? { [address.name]: text } : {};
}

/** The beginning of a text, to a whole word. */
function titleFrom(text: string): string {
	const line = text.trim().replace(/\s+/g, " ");
	if (line.length <= TITLE_LENGTH) return line;
	const cut = line.slice(0, TITLE_LENGTH - 1);
	return `${cut.slice(0, cut.lastIndexOf(" ") > 20 ? cut.lastIndexOf(" ") : cut.length)}…`;
}

/** What a form is filed with, of what was sent as GeoReport v2 has it. Wrong values stay: the form's own rules refuse them. */
function valuesFrom(sent: URLSearchParams, { category, form }: Pick<OpenService, "category" | "form">) {
	const attributes = form.attributes.flatMap((attribute): [string, unknown][] => {
		const texts = sentFor(sent, attribute.code);
		return texts.length > 0 ? [[attribute.code, valueSent(attribute, texts)]] : [];
	});
	const description = sent.get("description")?.trim() ?? "";
	const takesTitle = form.attributes.some(({ code }) => code === TITLE_FIELD);
	return {
		...(takesTitle && description && { [TITLE_FIELD]: titleFrom(description) }),
		...placeOf(sent, form),
		...Object.fromEntries(attributes),
		...form.fixed,
		category: category.code,
		...(description && { [DESCRIPTION_FIELD]: description }),
	};
}

/**
 * Under which key it is filed, so that what is sent again files nothing new: the one in the header, or what was sent, from the same
 * place on the same day. Nobody can work it out without the portal's secret.
 */
export function keyFor(
	secret: Buffer,
	sent: URLSearchParams,
	{ header, ip }: { header: string | undefined; ip: string },
) {
	const day = new Date().toISOString().slice(0, 10);
	const what = header === undefined ? `sent\n${day}\n${[...sent].sort().join("\n")}` : `key\n${header}`;
	return createHmac("sha256", secret).update(`open311\n${ip}\n${what}`).digest("hex");
}

/** What is filed. */
export const submissionFrom = (
	sent: URLSearchParams,
	service: OpenService,
	idempotency_key: string,
): RequestOf<"messagesIndex"> => ({
	form: service.form.document.id,
	form_hash: service.form_hash,
	release: service.release,
	data: valuesFrom(sent, service),
	idempotency_key,
});
