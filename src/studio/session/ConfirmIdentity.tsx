import { Button } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { Stack } from "@chakra-ui/react/stack";
import { type FormEvent, useEffect, useState } from "react";
import { useAdmin } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CodeInput } from "./CodeInput.tsx";
import { onIdentityRequest } from "./confirm-identity.ts";

type Answer = (confirmed: boolean) => void;

/** The code that was sent to one's own number. */
function CodeForm({ onConfirmed, onCancel }: { onConfirmed(): void; onCancel(): void }) {
	const { t } = useStudioI18n();
	const call = useAdmin();
	const [code, setCode] = useState("");
	const [sent, setSent] = useState(false);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const attempt = async (path: string, body: object, done: () => void) => {
		setBusy(true);
		try {
			const answer = await call("POST", path, body);
			setProblem(answer.code === 0 ? undefined : answer.msg);
			if (answer.code === 0) done();
		} catch {
			setProblem(t("The server does not answer. Check your connection and try again."));
		}
		setBusy(false);
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		// The dialog stands within a form in React's eyes where a form's button has opened it.
		event.stopPropagation();
		if (sent) void attempt("session/confirm", { code }, onConfirmed);
		else void attempt("session/code", {}, () => setSent(true));
	};
	return (
		<form onSubmit={onSubmit} noValidate>
			<Dialog.Body>
				<Stack gap="4">
					<Dialog.Description>
						{t("What you are about to do asks every 15 minutes. We send a code to your own number.")}
					</Dialog.Description>
					{sent ? (
						<CodeInput code={code} problem={problem} onChange={setCode} />
					) : (
						problem && <p role="alert">{problem}</p>
					)}
				</Stack>
			</Dialog.Body>
			<Dialog.Footer>
				<Button variant="outline" onClick={onCancel}>
					{t("Cancel")}
				</Button>
				<Button type="submit" loading={busy}>
					{sent ? t("Confirm") : t("Send me a code")}
				</Button>
			</Dialog.Footer>
		</form>
	);
}

/** Asks for a code where the server wants to know anew that it is still the same person; what they were at goes on then. */
export function ConfirmIdentity() {
	const { t } = useStudioI18n();
	const [answer, setAnswer] = useState<{ give: Answer } | null>(null);
	useEffect(() => onIdentityRequest((give) => setAnswer(give && { give })), []);
	return (
		<Dialog.Root open={answer !== null} onOpenChange={() => answer?.give(false)} placement="center">
			<Portal>
				<Dialog.Backdrop />
				<Dialog.Positioner p="4">
					<Dialog.Content>
						<Dialog.Header>
							<Dialog.Title>{t("Is it still you?")}</Dialog.Title>
						</Dialog.Header>
						<CodeForm onConfirmed={() => answer?.give(true)} onCancel={() => answer?.give(false)} />
					</Dialog.Content>
				</Dialog.Positioner>
			</Portal>
		</Dialog.Root>
	);
}
