import { recordReading } from "../../audit/record.ts";
import { translatorFor } from "../../cases/filer-language.ts";
import { networkOf } from "../../login/network.ts";
import { findStaffManifest } from "../../repositories/releases/handling-documents.ts";
import { deskCase } from "../desk-case.ts";
import type { StaffRoute } from "../staff-route.ts";

/** One case, all of it. */
export const deskGetCase: StaffRoute<"deskGetCase"> = async ({ id }, { services, user, request }) => {
	const manifest = await findStaffManifest(services.db);
	const translator = manifest && (await translatorFor(services.db, manifest, request.headers["accept-language"]));
	const found = await deskCase(services, id, user, translator?.text);
	await recordReading(services.db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	return found;
};
