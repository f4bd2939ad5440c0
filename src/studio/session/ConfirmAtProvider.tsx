import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useEffect } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { onConfirmedElsewhere } from "./confirmed-elsewhere.ts";
import { useAdminCommand } from "./use-admin-command.ts";

/** Confirming at the organisation's provider, in a window of its own: nothing that was typed here is lost. */
export function ConfirmAtProvider({ name, onConfirmed }: { name: string; onConfirmed(): void }) {
	const { t } = useStudioI18n();
	const { send, busy, problem } = useAdminCommand();
	useEffect(() => onConfirmedElsewhere(onConfirmed), [onConfirmed]);
	const go = () => {
		// Opened at once: browsers take a window that opens later for an unwanted one.
		const opened = window.open("about:blank");
		void send<{ url: string }>("session/openid/start", { confirm: true }, ({ url }) => {
			if (opened) opened.location.href = url;
			else window.location.assign(url);
		});
	};
	return (
		<Stack gap="2">
			<Button type="button" loading={busy} onClick={go}>
				{t("Confirm with {name}", { name })}
			</Button>
			{problem && <p role="alert">{problem}</p>}
		</Stack>
	);
}
