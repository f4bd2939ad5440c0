import { recordReading } from "../../audit/record.ts";
import { staffWords } from "../../cases/filer-language.ts";
import { networkOf } from "../../login/network.ts";
import { deskCase } from "../desk-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** One case, all of it. */
export const deskGetCase: StaffRoute<"deskGetCase"> = async ({ id }, { services, user, request }) => {
	const words = await staffWords(services.db, request.headers["accept-language"]);
	const found = await deskCase(services, id, user, words);
	await recordReading(services.db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	return found;
};
