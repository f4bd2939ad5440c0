import { group, type HardForm, text } from "./hard-form.ts";

const LONG = "How long a title may be before it breaks the page ".repeat(12).trim();

/** Forms with names, titles and values that are hard to write and to show. */
export const NAMES: readonly HardForm[] = [
	{
		what: "names that pointers, addresses, ids and prototypes find hard",
		schema: group(
			"",
			{
				"a/b": text("Slash"),
				"a~b": text("Tilde"),
				"a%b": text("Percent"),
				"%2F": text("Escaped slash"),
				"~1": text("Escaped"),
				"*": text("Star"),
				"地址 🏠": text("Unicode"),
				hasOwn: text("Has own"),
				"a.b[0]": text("Path"),
				'"': text("Quote"),
				" ": text("Space"),
				root: text("Root"),
				0: text("Zero"),
				group: group("Group", { "x/y": text("Inner slash"), "~": text("Inner tilde") }, { required: ["x/y"] }),
			},
			{ required: ["a/b", "a~b", "%2F", "*", "地址 🏠"] },
		),
		taken: [{ "a/b": "1", "a~b": "2", "%2F": "3", "*": "5", "地址 🏠": "6", group: { "x/y": "7" } }],
		refused: [{}, { "a/b": "1", "a~b": "2", "%2F": "3", "*": "5", "地址 🏠": "6", group: { "~": "7" } }],
	},
	{
		what: "names that differ by a sign, a level or a script alone, and such as the page's own parts have",
		schema: group("", {
			姓名: text("Name"),
			电话: text("Telephone"),
			"a-b": { title: "Dash", enum: ["x", "y"] },
			"a--b": { title: "Dashes", enum: ["x", "y"] },
			a: {
				...group("Level", { b: { title: "Inner", enum: ["x", "y"] }, hint: text("Inner hint") }),
				description: "What this group asks",
			},
			"x.y": text("Dot"),
			x_y: text("Line"),
			"x.2e.y": text("Written dot"),
			summary: { ...text("Summary"), minLength: 2 },
		}),
		taken: [{ 姓名: "1", 电话: "2", "a-b": "x", "a--b": "y", a: { b: "x", hint: "3" }, "x.y": "4", x_y: "5" }],
		refused: [{ "a-b": "z" }, { summary: "1" }],
	},
	{
		what: "values of every kind to choose from",
		schema: group("", {
			mixed: { title: "Mixed", enum: ["1", 1, true, "true", null] },
			titled: {
				title: "Titled",
				oneOf: [
					{ const: 0, title: "None" },
					{ const: "", title: "Nothing said" },
					{ const: false, title: "No" },
				],
			},
			objects: {
				title: "Objects",
				oneOf: [
					{ const: { a: 1 }, title: "A group" },
					{ const: { a: 2 }, title: "Another" },
					{ const: [1, 2], title: "A list" },
				],
			},
			maybe: { title: "Perhaps a number", type: ["integer", "null"], minimum: 1 },
			fixed: { title: "Fixed", const: "as it is", default: "as it is" },
		}),
		taken: [{ mixed: 1, titled: 0, objects: { a: 2 }, maybe: 3, fixed: "as it is" }, { mixed: "true" }],
		refused: [{ mixed: 2 }, { objects: { a: 3 } }, { maybe: 0 }, { fixed: "other" }],
	},
	{
		what: "titles of 600 characters, words of 200, and other scripts",
		schema: group("", {
			long: text(LONG, { description: LONG }),
			word: text("W".repeat(200)),
			right: text("عنوان الشارع"),
			markup: text("<b>Bold</b> & '{'name'}' `code` 'quoted' #"),
			choice: {
				title: LONG,
				oneOf: [
					{ const: "a", title: LONG },
					{ const: "b", title: "B" },
				],
			},
		}),
		taken: [{ long: "a", choice: "a" }],
		refused: [{ choice: "c" }],
	},
];
