import type { RequestOf } from "../../../schemas/operation.ts";
import type { DataRequestState } from "../../../schemas/types.gen.ts";
import { absent, invalid, Refusal } from "../refusal.ts";
import type { Context, Handler } from "./handler.ts";
import { caseByCode } from "./tracking.ts";

const DUE_DAYS = 30;

export const dataRequestsGetList: Handler<"dataRequestsGetList"> = (_input, { user, state }) => ({
	list: state.dataRequests.get(user?.id ?? "") ?? [],
});

type Proof = Pick<RequestOf<"dataRequestsCreate">, "number" | "query_code">;

/** The id of the case or account that somebody asks about. */
function askedAbout({ number, query_code }: Proof, { user, state }: Context): string {
	const about =
		number !== undefined && query_code !== undefined ? caseByCode({ number, query_code }, state).id : user?.id;
	if (about === undefined) throw new Refusal(401);
	return about;
}

export const dataRequestsCreate: Handler<"dataRequestsCreate"> = (input, context) => {
	const { kind, wish = "" } = input;
	const { state } = context;
	if (kind === "correction" && wish.trim() === "") throw invalid({ pointer: "/wish", message: "is missing" });
	const about = askedAbout(input, context);
	const before = state.dataRequests.get(about) ?? [];
	if (before.some((one) => one.kind === kind)) throw new Refusal(409);
	const number = String([...state.dataRequests.values()].flat().length + 1);
	const request: DataRequestState = {
		number,
		kind,
		state: "open",
		created_at: new Date(state.now()).toISOString(),
		due_on: new Date(state.now() + DUE_DAYS * 86_400_000).toISOString().slice(0, 10),
		settled_at: null,
		question: null,
		reason: null,
		files: [],
		download_until: null,
	};
	state.dataRequests.set(about, [request, ...before]);
	return request;
};

export const dataRequestsAnswer: Handler<"dataRequestsAnswer"> = (input, context) => {
	const { state } = context;
	const answer = input.answer.trim();
	if (answer === "") throw invalid({ pointer: "/answer", message: "is missing" });
	const own = state.dataRequests.get(askedAbout(input, context)) ?? [];
	const request = own.find(({ number }) => number === input.request);
	if (!request) throw absent();
	const asked = state.askedBack.get(request.number);
	if (asked?.question !== input.question || ![null, answer].includes(asked.answer)) throw new Refusal(409);
	state.askedBack.set(request.number, { question: input.question, answer });
	return Object.assign(request, { state: "open", question: null });
};
