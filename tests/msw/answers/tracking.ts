import { absent } from "../refusal.ts";
import type { Answer } from "./answer.ts";
import { messageFor } from "./visible.ts";

/** Without what is mistaken for something else. */
const SYMBOLS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A code that finds a case filed without an account. */
export const newQueryCode = (): string =>
	Array.from({ length: 10 }, () => SYMBOLS.charAt(Math.floor(Math.random() * SYMBOLS.length))).join("");

export const messagesTrack: Answer<"messagesTrack"> = ({ number, query_code }, { state }) => {
	const item = state.cases.find((one) => one.number === number.trim());
	const plain = query_code.replaceAll(/[\s-]/g, "").toUpperCase();
	if (!item || item.query_code === null || item.query_code !== plain) throw absent();
	return { message: { ...messageFor(item, null), own: true, can: [] }, flow: state.flows.get(item.id) ?? [] };
};
