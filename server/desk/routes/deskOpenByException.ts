import { openByException } from "../../cases/open-by-exception.ts";
import { networkOf } from "../../login/network.ts";
import type { StaffRoute } from "../staff-route.ts";

/** Opens a case that only its own office reads, for an hour, with a reason. Throws 403, 404 or 409. */
export const deskOpenByException: StaffRoute<"deskOpenByException"> = async (
	{ id, reason },
	{ services, user, request },
) => {
	const until = await openByException(
		services.db,
		{ user, from: networkOf(request.ip) },
		{ id, reason: reason.trim() },
	);
	return { id, expires_at: until.toISOString() };
};
