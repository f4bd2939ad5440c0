import { changed, type Json } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const compared = (field: string, own: Json) => () =>
	changed("forms/compared.json", ["fields", `/${field}`, "compared"], own, "form-compared");

/** An end in an earlier step than the beginning that it is held to. */
const tooEarly = () => {
	const steps = [
		{ id: "end", title: "End", fields: ["ends", "opens", "closes", "guests", "seated"] },
		{ id: "rest", title: "Rest", fields: ["begins", "mail", "mail_again", "stalls"] },
	];
	return changed("forms/compared.json", ["steps"], steps, "form-compared");
};

/** The diagnostics of comparisons between values. */
export const COMPARED_CASES: Case[] = [
	[
		"unknown-pointer",
		"an answer held to what the form does not ask",
		compared("ends", { at_least: "/form/begin" }),
		"forms/compared.json",
		"/fields/~1ends/compared/at_least",
		'"at_least"',
	],
	[
		"unknown-pointer",
		"an answer held to what only the page knows",
		compared("ends", { at_least: "/query/begins" }),
		"forms/compared.json",
		"/fields/~1ends/compared/at_least",
		'"at_least"',
	],
	[
		"unknown-pointer",
		"an answer outside of rows held to one of its row",
		compared("ends", { at_least: "/item/begins" }),
		"forms/compared.json",
		"/fields/~1ends/compared/at_least",
		'"at_least"',
	],
	[
		"pointer-type",
		"a date held to a number",
		compared("ends", { at_least: "/form/guests" }),
		"forms/compared.json",
		"/fields/~1ends/compared/at_least",
		'"at_least"',
	],
	[
		"pointer-type",
		"an order of texts",
		compared("mail_again", { more_than: "/form/mail" }),
		"forms/compared.json",
		"/fields/~1mail_again/compared/more_than",
		'"more_than"',
	],
	[
		"contradiction",
		"an answer held to itself",
		compared("mail_again", { differs_from: "/form/mail_again" }),
		"forms/compared.json",
		"/fields/~1mail_again/compared/differs_from",
		'"differs_from"',
	],
	[
		"contradiction",
		"two answers each of which must be greater",
		compared("seated", { more_than: "/form/guests", less_than: "/form/guests" }),
		"forms/compared.json",
		"/fields/~1seated/compared/more_than",
		'"more_than"',
	],
	[
		"contradiction",
		"an answer held to one of a later step",
		tooEarly,
		"forms/compared.json",
		"/fields/~1ends/compared/at_least",
		'"at_least"',
	],
];
