import type { DataRequestState } from "../../../schemas/types.gen.ts";
import { invalid, Refusal } from "../refusal.ts";
import type { Handler } from "./handler.ts";
import { caseByCode } from "./tracking.ts";

const DUE_DAYS = 30;

export const dataRequestsGetList: Handler<"dataRequestsGetList"> = (_input, { user, state }) => ({
	list: state.dataRequests.get(user?.id ?? "") ?? [],
});

export const dataRequestsCreate: Handler<"dataRequestsCreate"> = (input, { user, state }) => {
	const { kind, wish = "", number, query_code } = input;
	if (kind === "correction" && wish.trim() === "") throw invalid({ pointer: "/wish", message: "is missing" });
	const about =
		number !== undefined && query_code !== undefined ? caseByCode({ number, query_code }, state).id : user?.id;
	if (about === undefined) throw new Refusal(401);
	const before = state.dataRequests.get(about) ?? [];
	if (before.some((one) => one.kind === kind)) throw new Refusal(409);
	const request: DataRequestState = {
		...{ number: String(before.length + 1), kind, state: "open" },
		created_at: new Date(state.now()).toISOString(),
		due_on: new Date(state.now() + DUE_DAYS * 86_400_000).toISOString().slice(0, 10),
		...{ settled_at: null, question: null, reason: null, files: [], download_until: null },
	};
	state.dataRequests.set(about, [request, ...before]);
	return request;
};
