import type { Message } from "../../schemas/types.gen.ts";
import { actOnOwn, type CitizenAction, type Reporter } from "../cases/citizen-action.ts";
import { fullCase } from "../cases/full-case.ts";
import { trackedCase } from "../cases/tracked-case.ts";
import { visibleCase } from "../cases/visibility.ts";
import { signedIn } from "../login/caller.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { absent } from "../wire/refusal.ts";
import type { RouteContext } from "./route.ts";

/** What an action names beside itself: number and query code of the case, where no session stands for its filer. */
type ActionRequest = { id: string; number?: string | undefined; query_code?: string | undefined };

/** Whose case is acted on. A number and code are taken before any session, and hold for their own case alone. */
async function reporterOf(
	{ caller, services }: RouteContext,
	{ id, number, query_code }: ActionRequest,
): Promise<Reporter> {
	if (number === undefined || query_code === undefined) return signedIn(caller);
	if ((await trackedCase(services, caller, { number, query_code })) !== id) throw absent();
	return null;
}

/** Does something with a case of the caller's own and answers with the case as it is then. */
export async function actAndShow(
	context: RouteContext,
	requested: ActionRequest,
	act: Omit<CitizenAction, "id">,
): Promise<Message> {
	const { services, caller } = context;
	const reporter = await reporterOf(context, requested);
	await actOnOwn(services, reporter, { ...act, id: requested.id });
	if (reporter) return fullCase(services, await visibleCase(services.db, requested.id, caller), reporter);
	const message = await findMessage(services.db, requested.id);
	if (!message) throw absent();
	return fullCase(services, { message, own: true, full: true, reader: null }, null);
}
