import { type Case, HOME, LOGIN, messages, mobile, site, text } from "./provoke.fixture.ts";

/** What is wrong with texts and their translations. */
export const TEXT_CASES: Case[] = [
	["untranslated", "a text that a locale lacks", messages({ Welcome: "欢迎" }), LOGIN, "/title", '"Log in"'],
	[
		"untranslated",
		"a text of the engine that a locale lacks",
		messages({ Welcome: "欢迎" }),
		"messages/zh-CN.json",
		"",
		"{",
	],
	["malformed-message", "a brace that is not closed", text("Hello {name"), HOME, "/blocks/0/text", "Hello {name"],
	[
		"malformed-message",
		"a translation with a brace too few",
		messages({ Welcome: "欢迎 {name" }),
		"messages/zh-CN.json",
		"/messages/Welcome",
		"Welcome",
	],
	["message-argument", "an argument without a value", text("Hello {name}"), HOME, "/blocks/0/text", "Hello {name}"],
	[
		"message-argument",
		"a value without an argument",
		text({ text: "Hello", values: { name: "Li" } }),
		HOME,
		"/blocks/0/text/text",
		'"Hello"',
	],
	[
		"pointer-type",
		"a list that a text counts",
		text({ text: "{roles, plural, other {# roles}}", values: { roles: { bind: "/user/roles" } } }),
		HOME,
		"/blocks/0/text/values/roles/bind",
		'"bind"',
	],
	[
		"message-argument",
		"a translation that lacks an argument",
		messages({ "{count} days": "天" }),
		"messages/zh-CN.json",
		"/messages/{count} days",
		"days",
	],
	[
		"unlabelled-field",
		"a field without a title",
		mobile({ type: "string" }),
		LOGIN,
		"/schema/properties/mobile",
		'"mobile"',
	],
	[
		"unknown-locale",
		"a default locale that is not spoken",
		site(["default_locale"], "fr-FR"),
		"site.json",
		"/default_locale",
		"fr-FR",
	],
];
