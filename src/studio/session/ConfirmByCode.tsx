import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { type FormEvent, useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CodeInput } from "./CodeInput.tsx";
import { useAdminCommand } from "./use-admin-command.ts";

/** Confirming by the code that is sent to one's own number. */
export function ConfirmByCode({ onConfirmed }: { onConfirmed(): void }) {
	const { t } = useStudioI18n();
	const { send, busy, problem } = useAdminCommand();
	const [code, setCode] = useState("");
	const [sent, setSent] = useState(false);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		// The dialog stands within a form in React's eyes where a form's button has opened it.
		event.stopPropagation();
		if (sent) void send("session/confirm", { code }, onConfirmed);
		else void send("session/code", {}, () => setSent(true));
	};
	return (
		<form onSubmit={onSubmit} noValidate>
			<Stack gap="4">
				{sent ? (
					<CodeInput code={code} problem={problem} onChange={setCode} />
				) : (
					problem && <p role="alert">{problem}</p>
				)}
				<Button type="submit" loading={busy}>
					{sent ? t("Confirm") : t("Send me a code")}
				</Button>
			</Stack>
		</form>
	);
}
