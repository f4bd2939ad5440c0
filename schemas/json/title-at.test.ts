import { expect, it } from "vitest";
import { titleAt } from "./title-at.ts";

const schema = {
	properties: {
		name: { type: "string", title: "Name" },
		bare: { type: "string" },
		rows: { title: "Rows", items: { properties: { street: { title: "Street" } } } },
		titled: { title: "All", items: { title: "One" } },
		plain: { items: { items: {} } },
		chosen: { oneOf: [{ title: "First" }, { title: "Second" }] },
		referred: { $ref: "#/$defs/part" },
		group: { title: "Group", properties: { list: { title: "List", items: {} }, street: {} } },
		"12": {},
	},
	allOf: [{ properties: { both: { oneOf: [{ title: "Branch" }] } } }, { properties: { both: { title: "Own" } } }],
	$defs: { part: { title: "Part" } },
};

it.each([
	["its own title", "/name", "Name"],
	["its name where it has no title", "/bare", "bare"],
	["its own title within a row", "/rows/3/street", "Street"],
	["that of its list, for a row without one", "/rows/3", "Rows"],
	["its own, for a row that has one", "/titled/0", "One"],
	["the name of the list around all lists without one", "/plain/0/1", "plain"],
	["that of the first alternative that has one", "/chosen", "First"],
	["that of what it refers to", "/referred", "Part"],
	["its name, though that is a number, where no list is around it", "/12", "12"],
	["that of its list, for a row without one in a group", "/group/list/0", "List"],
	["its name within a group, not by the group's title", "/group/street", "street"],
	["its own title rather than that of an alternative", "/both", "Own"],
	["nothing, for the whole without a title", "", ""],
])("a value is called by %s", (_name, pointer, title) => {
	expect(titleAt(schema, pointer)).toBe(title);
});
