import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useAdmin } from "../api/use-admin.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { publishesPortal } from "../session/rights.ts";
import { useOfDraft } from "./ImpactPart.tsx";

/** Whether somebody else has to approve, and who has. */
export type ApprovalAnswer = {
	wanted: boolean;
	approvals: readonly { name: string; user_id: string; note: string; approved_at: string }[];
};

/** A second person's approval, where the site wants one: who has given it, and the button for whoever may. */
export function Approval({ draft, version, ready }: { draft: string; version: number; ready: boolean }) {
	const { t, time } = useStudioI18n();
	const call = useAdmin();
	const me = useMe();
	const { data, mutate } = useOfDraft<ApprovalAnswer>("GET", `draft-releases/${draft}/approval`, version, ready);
	const [busy, setBusy] = useState(false);
	if (!data?.wanted) return null;
	const mine = data.approvals.some(({ user_id }) => user_id === me?.id);
	const approve = async () => {
		setBusy(true);
		const { code, msg } = await call("POST", `draft-releases/${draft}/approve`, { version });
		if (code !== 0) toast("error", msg);
		setBusy(false);
		void mutate();
	};
	return (
		<Flex gap="3" align="center" wrap="wrap">
			<Text flex="1 1 16rem">
				{data.approvals.length === 0
					? t("Somebody has to approve this who has neither edited it nor publishes it.")
					: data.approvals
							.map(({ name, approved_at }) => t("{name} approved it on {when}.", { name, when: time(approved_at) }))
							.join(" ")}
			</Text>
			{!mine && publishesPortal(me) && (
				<Button variant="outline" loading={busy} onClick={() => void approve()}>
					{t("Approve as it stands")}
				</Button>
			)}
		</Flex>
	);
}
