import { useRef, useState } from "react";
import type { Envelope } from "../../../schemas/operation.ts";
import { isAnonymous } from "../../../schemas/rules/anonymous.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useSend } from "../../ports/commands.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { useResolver } from "../../scope/use-resolved.ts";
import type { Answers } from "../state/answers-store.ts";
import { useFormSession } from "../state/form-session.ts";
import { attachmentsIn, type Submission, serverErrors } from "./submission.ts";

/** Why a form was not taken, and what can be done about it. */
export type SendProblem = { kind: "offline" | "login" | "withdrawn" | "refused"; message: string };

type Options = {
	submission: Omit<Submission, "attachments">;
	/** Saves the draft, its key included, before anything goes out. */
	beforeSending(): Promise<void>;
	onSent(result: unknown): Promise<void>;
	onInvalid(): void;
};

/** Codes that the adapters' error catalogue has already shown (spec §8). */
const SHOWN = [1, 500];

/** Sends a form once: a second press while it is under way does nothing, and every attempt carries the same key. */
export function useSending({ submission, beforeSending, onSent, onInvalid }: Options) {
	const session = useFormSession();
	const { document } = session.artefact;
	const { session: login } = usePorts();
	const { t } = useI18n();
	const here = useResolver();
	const sendNamed = useSend();
	const busy = useRef(false);
	const [sending, setSending] = useState(false);
	const [problem, setProblem] = useState<SendProblem>();

	const attempt = (data: Answers): Promise<Envelope<unknown>> => {
		const whole: Submission = { ...submission, attachments: attachmentsIn(session.artefact, data) };
		const body = here.within({ form: data, submission: whole }).body(document.submit.body);
		return sendNamed(document.submit.operation, body);
	};
	const offline = () =>
		setProblem({
			kind: "offline",
			message: t("No connection. Everything you typed is kept; send it again when the line is back."),
		});
	const loginNeeded = () => setProblem({ kind: "login", message: t("Log in to send. What you have typed stays.") });

	const attemptLoggedIn = async (data: Answers): Promise<Envelope<unknown> | undefined> => {
		if (document.auth === "required" && !isAnonymous(document, data) && !login.user && !(await login.openLogin()))
			return undefined;
		const answer = await attempt(data);
		if (answer.code !== 401) return answer;
		return (await login.openLogin()) ? attempt(data) : undefined;
	};
	const conclude = async (answer: Envelope<unknown> | undefined, data: Answers) => {
		if (!answer || answer.code === 401) return loginNeeded();
		if (answer.code === 0) return onSent(answer.data);
		if (answer.code === 410) {
			return setProblem({
				kind: "withdrawn",
				message: t("This form has been withdrawn. What you have typed is kept on this device."),
			});
		}
		const errors = answer.code === 422 ? serverErrors(answer.data, data) : [];
		session.errors.show(errors);
		if (errors.length > 0) return onInvalid();
		if (SHOWN.includes(answer.code)) return;
		setProblem({ kind: "refused", message: answer.msg || t("It could not be sent.") });
	};
	const send = async (data: Answers) => {
		if (busy.current) return;
		busy.current = true;
		setSending(true);
		setProblem(undefined);
		try {
			await beforeSending();
			await conclude(await attemptLoggedIn(data), data);
		} catch {
			offline();
		} finally {
			busy.current = false;
			setSending(false);
		}
	};
	return { send, sending, problem, offline };
}
