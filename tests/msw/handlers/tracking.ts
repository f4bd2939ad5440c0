import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { Case } from "../content.ts";
import { absent } from "../refusal.ts";
import type { PortalState } from "../state.ts";
import type { Handler } from "./handler.ts";
import { messageFor } from "./visible.ts";

/** Without what is mistaken for something else. */
const SYMBOLS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A code that finds a case filed without an account. */
export const newQueryCode = (): string =>
	Array.from({ length: 10 }, () => SYMBOLS.charAt(Math.floor(Math.random() * SYMBOLS.length))).join("");

/** What stands for a session where a case was filed without a name. */
export type CodeProof = { number: string; query_code: string };

/** The case that a number and its query code lead to. */
export function caseByCode({ number, query_code }: CodeProof, state: PortalState): Case {
	const item = state.cases.find((one) => one.number === number.trim());
	const plain = query_code.replaceAll(/[\s-]/g, "").toUpperCase();
	if (!item || item.query_code === null || item.query_code !== plain) throw absent();
	return item;
}

/** A case as its filer sees it who has shown its code. */
export const messageByCode = (item: Case) => messageFor({ ...item, owner: BY_CODE.id }, BY_CODE);

const BY_CODE: UserInfo = { id: "by-code", mobile: "", nickname: "", avatar: null, roles: [] };

export const messagesTrack: Handler<"messagesTrack"> = (proof, { state }) => {
	const item = caseByCode(proof, state);
	return {
		message: messageByCode(item),
		flow: state.flows.get(item.id) ?? [],
		data_requests: state.dataRequests.get(item.id) ?? [],
	};
};
