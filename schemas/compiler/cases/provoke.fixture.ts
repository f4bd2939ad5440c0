import { changed, type Json, withDocument } from "../changed-portal.fixture.ts";
import type { DiagnosticCode, DocumentSource } from "../index.ts";

/** A portal that provokes a code, and where it must be reported: document, pointer, and what stands on the line. */
export type Case = [
	code: DiagnosticCode,
	what: string,
	sources: () => DocumentSource[],
	document: string,
	pointer: string,
	line: string,
];

export const HOME = "pages/home.json";
export const LOGIN = "forms/login.json";
export const block = (own: Json) => () => changed(HOME, ["blocks", 0], own);
export const site = (tokens: (string | number)[], value: Json | undefined) => () => changed("site.json", tokens, value);
export const login = (tokens: (string | number)[], value: Json | undefined) => () => changed(LOGIN, tokens, value);
export const mobile = (own: Json) => login(["schema", "properties", "mobile"], own);
export const conditional = (tokens: (string | number)[], value: Json) => () =>
	changed("forms/conditional.json", tokens, value, "form-conditional");
export const steps = (tokens: (string | number)[], value: Json) => () =>
	changed("forms/steps.json", tokens, value, "form-steps");
export const total = (own: Json) => () =>
	changed("forms/computed.json", ["fields", "/total", "calculated"], own, "form-computed");
export const list = (tokens: (string | number)[], value: Json) => () =>
	changed("views/articles.json", tokens, value, "view-list");
export const messages = (texts: Json, stale?: Json) => () =>
	withDocument(
		"messages/zh-CN.json",
		{ kind: "messages", id: "zh-cn", locale: "zh-CN", messages: texts, ...(stale && { stale }) },
		"translated",
	);
export const page = (id: string, path: string): Json => ({ kind: "page", id, path, title: "T", blocks: [] });
export const text = (own: Json) => block({ type: "text", text: own });

export const OWN = "forms/own.json";
/** A form of its own, which sends nothing. */
export const ownForm =
	(schema: Json, more: { [part: string]: Json } = {}) =>
	() =>
		withDocument(OWN, {
			kind: "form",
			id: "own",
			title: "A form of its own",
			schema,
			submit: { operation: "userExport", label: "Send", body: {} },
			...more,
		});
