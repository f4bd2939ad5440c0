import { asArray, type JsonObject } from "../../json/json.ts";

/** The JSON types that a schema itself names; none where it names none. */
export const typesOf = ({ type }: JsonObject): readonly string[] =>
	asArray([type].flat()).filter((one) => typeof one === "string");

/** Whether some value is of one of some types and of one of others; a whole number is a number too. */
export const shareType = (some: Iterable<string>, others: Iterable<string>): boolean => {
	const numbers = [...others].map(asNumber);
	return [...some].some((type) => numbers.includes(asNumber(type)));
};

const asNumber = (type: string) => (type === "integer" ? "number" : type);
