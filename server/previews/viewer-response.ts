import { isNameIn } from "../../schemas/json/one-of.ts";
import type { Envelope, OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { type AuditActor, recordReading } from "../audit/record.ts";
import { demandCase } from "../cases/demand-case.ts";
import type { UserRow } from "../database/tables.ts";
import { findMessage } from "../repositories/messages/message.ts";
import type { PreviewViewer } from "../repositories/releases/preview-viewer.ts";
import type { Services } from "../services.ts";
import { success } from "../wire/envelope.ts";
import { absent, Refusal } from "../wire/refusal.ts";
import { REPORTER_RESPONSES } from "./reporter-responses.ts";

/** Who looks through a viewer, and the way to what the portal answers anybody. */
export type Looking = {
	user: UserRow;
	by: AuditActor;
	read(address: string, as: "member" | "guest"): Promise<Envelope<unknown>>;
};

const isOperation = (name: string) => isNameIn(OPERATIONS, name);

/** The operation that an address reads by, and its query. Throws 422 for anything else than what the portal reads. */
function readingAt(address: string): { operation: OperationName; query: Record<string, string> } {
	const [path = "", query = ""] = address.split("?");
	const operation = Object.keys(OPERATIONS)
		.filter(isOperation)
		.find((name) => OPERATIONS[name].method === "GET" && `/${OPERATIONS[name].path}` === path);
	if (!operation)
		throw new Refusal(422, "Only what the portal reads can be looked at: {address}", { values: { address: path } });
	return { operation, query: Object.fromEntries(new URLSearchParams(query)) };
}

/** What the portal answers to the reporter of a case: what is theirs of that case, and else what it answers a guest. */
async function reporterResponse(services: Services, id: string, address: string, { user, by, read }: Looking) {
	const { operation, query } = readingAt(address);
	await demandCase(services.db, user, id, "read");
	const message = await findMessage(services.db, id);
	if (!message) throw absent();
	await recordReading(services.db, { actor: user, from: by.from }, { kind: "case", id }, { by: "preview" });
	const own = await REPORTER_RESPONSES[operation]?.({ services, message, staff: user, query });
	return own ? success(own) : read(address, "guest");
}

/** What the portal answers to a viewer at an address now, as an envelope. */
export async function viewerResponse(
	services: Services,
	{ view_as, case_id }: PreviewViewer,
	address: string,
	looking: Looking,
): Promise<Envelope<unknown>> {
	readingAt(address);
	if (view_as !== "reporter" || case_id === null)
		return looking.read(address, view_as === "member" ? "member" : "guest");
	return reporterResponse(services, case_id, address, looking);
}
