import { type ComponentProps, useMemo } from "react";
import { STAFF_ADAPTERS, STAFF_READS } from "../../../adapters/staff.ts";
import { type Ports, usePorts } from "../../../renderer/index.ts";
import { STAFF_OPERATIONS } from "../../../schemas/staff-operations.gen.ts";
import type { StaffOperations } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";

/** How a case came, and the mobile number of the account that it is for; empty for none. */
export type Taken = { channel: StaffOperations["deskFileCase"]["request"]["channel"]; mobile: string };

/** Links of the citizens' form that lead to where citizens choose one, and where they lead here. */
type Leading = { instead_of?: string; again_at: string };

const MOBILE = /^1[3-9][0-9]{9}$/;

type Caller = Ports["caller"];

/** Files with the clerk's session whatever the answers say: the server keeps the clerk out of the case. */
function useFilingAdapter({ channel, mobile }: Taken): object {
	const t = useDeskText();
	return useMemo(() => {
		const send = async (caller: Caller, body: object) => {
			if (mobile !== "" && !MOBILE.test(mobile))
				return { code: 422, msg: t("A mobile number has 11 digits and starts with 13 to 19."), data: null };
			const request = { ...body, channel, ...(mobile !== "" && { mobile }) };
			const envelope = await caller.call(STAFF_OPERATIONS.deskFileCase, request);
			if (envelope.code === 0) caller.invalidate(STAFF_READS).catch(() => undefined);
			return envelope;
		};
		return {
			messagesIndex: { operation: "messagesIndex", kind: "command", send },
			// The categories that the clerk handles, not all that citizens choose from.
			messagesGetCategory: STAFF_ADAPTERS.deskGetFilingCategories,
		};
	}, [channel, mobile, t]);
}

function useFilingLink({ instead_of, again_at }: Leading) {
	const { Link } = usePorts().router;
	return useMemo(() => {
		const leading = (to: string) =>
			instead_of !== undefined && to.split("?", 1)[0] === instead_of ? again_at + to.slice(instead_of.length) : to;
		return ({ to, ...props }: ComponentProps<typeof Link>) => <Link to={leading(to)} {...props} />;
	}, [Link, instead_of, again_at]);
}

/**
 * The ports for a citizens' form that a clerk fills in: what it files is filed for somebody else, its draft is neither the
 * clerk's own nor in their account, it offers the categories of the clerk, and it knows nobody who is logged in.
 */
export function useFilingPorts(taken: Taken, leading: Leading) {
	const ports = usePorts();
	const filing = useFilingAdapter(taken);
	const Link = useFilingLink(leading);
	return useMemo(
		() => ({
			...ports,
			adapters: { ...ports.adapters, ...filing },
			router: { ...ports.router, Link },
			offers: (operation: string) => !operation.startsWith("drafts") && ports.offers(operation),
			draftsOf: "others",
		}),
		[ports, filing, Link],
	);
}
