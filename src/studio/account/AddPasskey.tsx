import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { makePasskey } from "../session/passkey-device.ts";
import { useAdminCommand } from "../session/use-admin-command.ts";

/** Names a passkey and has the device make it. */
export function AddPasskey({ onAdded }: { onAdded(): void }) {
	const { t } = useStudioI18n();
	const { send, busy, problem } = useAdminCommand();
	const [typed, setTyped] = useState("");
	const [turnedBack, setTurnedBack] = useState(false);
	const make = async (options: PublicKeyCredentialCreationOptionsJSON) => {
		const response = await makePasskey(options);
		setTurnedBack(response === null);
		if (!response) return;
		await send("passkeys", { name: typed.trim() || t("Passkey"), response }, () => {
			setTyped("");
			toast("success", t("The passkey was added."));
			onAdded();
		});
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void send<{ options: PublicKeyCredentialCreationOptionsJSON }>(
			"passkeys/options",
			{},
			({ options }) => void make(options),
		);
	};
	const message =
		problem ?? (turnedBack ? t("No passkey was made. You turned back, or this device has one already.") : undefined);
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 16rem" maxW="md" invalid={message !== undefined}>
					<Field.Label>{t("Name of the passkey")}</Field.Label>
					<Input
						bg="bg.panel"
						maxLength={60}
						placeholder={t("My phone")}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
					/>
					<Field.ErrorText role="alert">{message}</Field.ErrorText>
				</Field.Root>
				<Button type="submit" loading={busy}>
					{t("Add a passkey")}
				</Button>
			</Flex>
		</form>
	);
}
