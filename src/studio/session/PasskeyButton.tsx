import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { signWithPasskey } from "./passkey-device.ts";
import { useAdminCommand } from "./use-admin-command.ts";

type PasskeyButtonProps<T> = {
	label: string;
	/** Whether it is to show in the session that it is still oneself, rather than to sign in. */
	confirm: boolean;
	variant?: ButtonProps["variant"];
	onDone(data: T): void;
};

/** Has the device sign with a passkey, and sends that. */
export function PasskeyButton<T>({ label, confirm, variant, onDone }: PasskeyButtonProps<T>) {
	const { t } = useStudioI18n();
	const { send: post, busy, problem } = useAdminCommand();
	const [turnedBack, setTurnedBack] = useState(false);
	const send = async (options: PublicKeyCredentialRequestOptionsJSON) => {
		const response = await signWithPasskey(options);
		setTurnedBack(response === null);
		if (response) await post<T>(`session/passkey${confirm ? "/confirm" : ""}`, { response }, onDone);
	};
	const go = () =>
		post<{ options: PublicKeyCredentialRequestOptionsJSON }>(
			"session/passkey/options",
			confirm ? { confirm } : {},
			({ options }) => void send(options),
		);
	const message = problem ?? (turnedBack ? t("No passkey was given. Try again, or use another way.") : undefined);
	return (
		<Stack gap="2">
			<Button type="button" variant={variant} loading={busy} onClick={() => void go()}>
				{label}
			</Button>
			{message !== undefined && <p role="alert">{message}</p>}
		</Stack>
	);
}
