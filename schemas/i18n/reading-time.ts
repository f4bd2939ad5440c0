/** What a person reads in a minute, about: Latin words, Chinese characters. */
const WORDS = 220;
const CHARACTERS = 400;

/** About how many minutes a text of HTML takes to read, in any mix of scripts; at least one. */
export function minutesToRead(html: string): number {
	const text = html.replace(/<[^>]*>/g, " ");
	const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words = text.replace(/\p{Script=Han}/gu, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
	return Math.max(1, Math.round(words / WORDS + characters / CHARACTERS));
}
