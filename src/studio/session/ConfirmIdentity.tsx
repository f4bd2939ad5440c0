import { Stack } from "@chakra-ui/react/stack";
import { useCallback, useEffect, useState } from "react";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ConfirmAtProvider } from "./ConfirmAtProvider.tsx";
import { ConfirmByCode } from "./ConfirmByCode.tsx";
import { onIdentityRequest } from "./confirm-identity.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { useSignInWays } from "./use-sign-in-ways.ts";

type Answer = (confirmed: boolean) => void;

/** The ways to show that it is still oneself; the organisation's provider first where there is one. */
function Ways({ onConfirmed }: { onConfirmed(): void }) {
	const { t } = useStudioI18n();
	const { ways } = useSignInWays();
	return (
		<Stack gap="4">
			{ways?.openid && <ConfirmAtProvider name={ways.openid.name} onConfirmed={onConfirmed} />}
			{ways?.passkeys && (
				<PasskeyButton label={t("Confirm with a passkey")} confirm variant="outline" onDone={onConfirmed} />
			)}
			<ConfirmByCode onConfirmed={onConfirmed} />
		</Stack>
	);
}

/** Asks anew who somebody is where the server wants to know; what they were at goes on then. */
export function ConfirmIdentity() {
	const { t } = useStudioI18n();
	const [answer, setAnswer] = useState<{ give: Answer } | null>(null);
	useEffect(() => onIdentityRequest((give) => setAnswer(give && { give })), []);
	const onConfirmed = useCallback(() => answer?.give(true), [answer]);
	return (
		<StudioDialog
			title={t("Is it still you?")}
			description={t("This is asked every 15 minutes. A code goes to your own number.")}
			open={answer !== null}
			onOpen={() => answer?.give(false)}
		>
			<Ways onConfirmed={onConfirmed} />
		</StudioDialog>
	);
}
