import { recordReading } from "../../audit/record.ts";
import { networkOf } from "../../login/network.ts";
import { deskCase } from "../desk-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** One case, all of it. */
export const deskGetCase: StaffRoute<"deskGetCase"> = async ({ id }, { services, user, request }) => {
	const found = await deskCase(services, id, user);
	await recordReading(services.db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	return found;
};
