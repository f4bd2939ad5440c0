/**
 * What a property's name says to people: `firstName`, `first_name` and `first-name` are "First name". Empty where the name
 * has no words.
 */
export function titleFromName(name: string): string {
	const words = name
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
		.replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
		.split(/[\s_\-.:/]+/u)
		.filter(Boolean);
	const text = words.map((word) => (/^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase())).join(" ");
	return text.replace(/^./u, (first) => first.toUpperCase());
}
