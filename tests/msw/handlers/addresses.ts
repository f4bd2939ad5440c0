import type { Handler } from "./handler.ts";

const ADDRESSES = [
	{ id: "bt-1", postcode: "315001", line: "Bell Tower Street 1" },
	{ id: "bt-3", postcode: "315001", line: "Bell Tower Street 3" },
	{ id: "bt-12", postcode: "315001", line: "Bell Tower Street 12, rear building" },
	{ id: "ml-4", postcode: "315002", line: "Maple Road 4" },
	{ id: "ml-6", postcode: "315002", line: "Maple Road 6" },
];

const codeOf = (text: string) => text.replaceAll(/\s/g, "").toUpperCase();

export const addressesGetList: Handler<"addressesGetList"> = ({ postcode }) => ({
	list: ADDRESSES.filter((one) => one.postcode === codeOf(postcode)),
});
