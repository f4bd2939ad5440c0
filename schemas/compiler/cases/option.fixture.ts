import { changed, type Json } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const FOUND = { operation: "searchGetAll", list: "/projects/list", value: "/id", label: "/title" };
const PROJECTS = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
const remoteOptions = (own: Json) => () =>
	changed("forms/remote-options.json", ["fields", "/other", "options"], own, "form-remote-options");

/** What is wrong with what a field's options say beside its schema. */
export const OPTION_CASES: Case[] = [
	[
		"nothing-to-ask",
		"options that wait for their own field's answer",
		() =>
			changed(
				"forms/remote-options.json",
				["fields", "/project", "options", "query", "keyword"],
				{ bind: "/form/project" },
				"form-remote-options",
			),
		"forms/remote-options.json",
		"/fields/~1project/options/query",
		'"query"',
	],
	[
		"unchecked-options",
		"options that only words to search for bring forth",
		remoteOptions({ ...FOUND, search: "keyword" }),
		"forms/remote-options.json",
		"/fields/~1other/options/search",
		'"search"',
	],
	[
		"unchecked-options",
		"options that hang on what only the page knows",
		remoteOptions({ ...FOUND, query: { keyword: { bind: "/query/keyword" } } }),
		"forms/remote-options.json",
		"/fields/~1other/options/query/keyword",
		'"keyword"',
	],
	[
		"unknown-pointer",
		"a lookup that answers no entry",
		remoteOptions({ ...PROJECTS, lookup: { operation: "configsGetAll", parameter: "key" } }),
		"forms/remote-options.json",
		"/fields/~1other/options/lookup/operation",
		'"configsGetAll"',
	],
	[
		"unknown-parameter",
		"a lookup by a parameter that its operation does not take",
		remoteOptions({ ...PROJECTS, lookup: { operation: "projectGetDetail", parameter: "code" } }),
		"forms/remote-options.json",
		"/fields/~1other/options/lookup/parameter",
		'"code"',
	],
	[
		"contradiction",
		"multiples that no amount of a currency is",
		() => changed("forms/formats.json", ["schema", "properties", "sum", "multipleOf"], 0.003, "form-formats"),
		"forms/formats.json",
		"/fields/~1sum/currency",
		'"currency"',
	],
	[
		"contradiction",
		"relative limits between which no day lies",
		() =>
			changed("forms/formats.json", ["fields", "/born"], { not_before: "-P1Y", not_after: "-P18Y" }, "form-formats"),
		"forms/formats.json",
		"/fields/~1born/not_before",
		'"not_before"',
	],
	[
		"contradiction",
		"a date with a time that is held to this moment from both sides",
		() =>
			changed("forms/formats.json", ["fields", "/moment"], { not_before: "today", not_after: "today" }, "form-formats"),
		"forms/formats.json",
		"/fields/~1moment/not_before",
		'"not_before"',
	],
	[
		"meta",
		"a relative limit that is no duration",
		() => changed("forms/formats.json", ["fields", "/born"], { not_after: "P" }, "form-formats"),
		"forms/formats.json",
		"/fields/~1born/not_after",
		'"not_after"',
	],
	[
		"empty-consent",
		"a required consent that takes a no",
		() =>
			changed("forms/hints.json", ["schema", "properties", "agreed"], { type: "boolean", title: "A" }, "form-hints"),
		"forms/hints.json",
		"/fields/~1agreed/widget",
		'"consent"',
	],
	[
		"only-yes",
		"a required question of yes or no without a way to say no",
		() => changed("forms/review.json", ["schema", "required"], ["category", "urgent"], "form-review"),
		"forms/review.json",
		"/schema/properties/urgent",
		'"urgent"',
	],
	[
		"widget-type",
		"a widget of regions for an object without any",
		() => changed("forms/places.json", ["fields", "/spot"], { widget: "address" }, "form-places"),
		"forms/places.json",
		"/fields/~1spot/widget",
		'"widget"',
	],
	[
		"widget-type",
		"a widget of positions for an object whose latitude is a text",
		() =>
			changed(
				"forms/places.json",
				["schema", "properties", "spot", "properties", "latitude"],
				{ type: "string", title: "Latitude" },
				"form-places",
			),
		"forms/places.json",
		"/fields/~1spot/widget",
		'"widget"',
	],
	[
		"widget-type",
		"an operation's options for a list of fixed places",
		() =>
			changed(
				"forms/remote-options.json",
				["schema", "properties", "category"],
				{ title: "A", type: "array", prefixItems: [{ type: "string", title: "B" }], items: false },
				"form-remote-options",
			),
		"forms/remote-options.json",
		"/fields/~1category",
		'"/category"',
	],
];
