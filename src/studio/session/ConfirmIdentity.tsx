import { Button } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import { useCallback, useEffect, useState } from "react";
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
		<Dialog.Root open={answer !== null} onOpenChange={() => answer?.give(false)} placement="center">
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner p="4">
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{t("Is it still you?")}</Dialog.Title>
						</Dialog.Header>
						<Dialog.Body>
							<Stack gap="4">
								<Dialog.Description>
									{t("What you are about to do asks every 15 minutes. A code goes to your own number.")}
								</Dialog.Description>
								<Ways onConfirmed={onConfirmed} />
							</Stack>
						</Dialog.Body>
						<Dialog.Footer>
							<Button variant="outline" onClick={() => answer?.give(false)}>
								{t("Cancel")}
							</Button>
						</Dialog.Footer>
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
