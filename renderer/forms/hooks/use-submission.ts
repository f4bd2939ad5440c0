import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { EngineText } from "../../../schemas/engine-texts.ts";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { Envelope } from "../../../schemas/operation.ts";
import { isAnonymous } from "../../../schemas/rules/values/anonymous.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useSend } from "../../ports/calling.ts";
import { hasResponse } from "../../ports/failure-text.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useResolver } from "../../scope/use-resolved.ts";
import { attachmentsIn, type Submission, serverErrors } from "../model/submission.ts";
import type { FormValues } from "../model/values.ts";
import { useFormSession } from "./form-session.ts";
import { useSignedOut } from "./use-latest.ts";

/**
 * Whether somebody was logged in over this form whose session has since ended by itself: what they send now would no
 * longer be theirs. Whoever does not log in again, and presses once more, is asked whether it shall go without their name.
 */
function useLostName() {
	const { session, dialogs } = usePorts();
	const { t } = useI18n();
	const user = session.user?.id;
	const last = useRef(user);
	const declined = useRef(false);
	const forget = () => {
		last.current = user;
		declined.current = false;
	};
	useEffect(() => {
		if (user !== undefined) last.current = user;
	}, [user]);
	useSignedOut(() => {
		last.current = undefined;
	});
	return {
		isLost: () => user === undefined && last.current !== undefined,
		/** They were offered to log in again, and did not. */
		decline() {
			declined.current = true;
		},
		async mayGoWithout(): Promise<boolean> {
			const text = t("Send this without your name? It will not stand in your member centre.");
			const may = declined.current && (await dialogs.confirm({ text, confirm: t("Send without my name") }));
			declined.current = true;
			if (may) forget();
			return may;
		},
	};
}

/** Why a form was not taken, and what can be done about it. */
export type SendProblem = { kind: "offline" | "failed" | "login" | "rules" | "withdrawn" | "refused"; message: string };

/** What goes out; `anonymous` without the session. */
export type SubmissionRequest = { operation: string; body: JsonObject; anonymous: boolean };

/** A case that was filed under the same key with other answers, as from another device. */
export type SentBefore = { number: string; at: string; attachments?: string[] };

/** How a form is submitted, and what follows. */
export type SubmissionOptions = {
	submission: Omit<Submission, "attachments" | "idempotency_key">;
	/** The key of the draft, as it is by now: it may have become another device's. */
	keyNow(): string;
	/** Saves the draft, its key included, before anything goes out; gives the values as they are to be sent. */
	beforeSubmitting(values: FormValues): Promise<FormValues>;
	onSent(result: unknown): Promise<void>;
	onSentBefore(before: SentBefore): void;
	/** The form's version is not accepted any more. */
	onWithdrawn(): void;
	/** Puts the case aside until there is a connection; false where that cannot be done. */
	queue(request: SubmissionRequest): Promise<boolean>;
	/** What the server has answered to a case that was put aside. */
	late: Envelope<unknown> | undefined;
	onInvalid(): void;
};

/** The case that stands in the way of this one (code 409); undefined where the conflict is another. */
function sentBeforeOf({ code, data }: Envelope<unknown>): SentBefore | undefined {
	const { number, submitted_at, attachments } = asObject(data);
	if (code !== 409 || typeof number !== "string" || typeof submitted_at !== "string") return undefined;
	const taken = Array.isArray(attachments) ? attachments.filter((id) => typeof id === "string") : undefined;
	return { number, at: submitted_at, ...(taken && { attachments: taken }) };
}

/** What is said of a problem; what the server refuses, it words itself. */
const MESSAGES = {
	offline: "No connection. Everything you typed is kept; send it again when the line is back.",
	failed: "The server could not take it just now. Everything you typed is kept; please send it again in a moment.",
	login: "Log in to send. What you have typed stays.",
	rules:
		"The rules of this form could not be loaded, so nothing was sent. Everything you typed is kept. Try again when the line is back.",
	withdrawn: "This form has been withdrawn. What you have typed is kept on this device.",
} as const satisfies Record<Exclude<SendProblem["kind"], "refused">, EngineText>;

/** Codes that the adapters' error catalogue has already shown (spec §8). */
const SHOWN = [1, 500];

/**
 * `submit` sends some values, once its reader is logged in where the form needs that; undefined where they would not log in.
 * `requestOf` is what it sends.
 */
function useSubmit({ submission, keyNow }: Pick<SubmissionOptions, "submission" | "keyNow">) {
	const { artefact } = useFormSession();
	const { document } = artefact;
	const { session: login } = usePorts();
	const { t } = useI18n();
	const here = useResolver();
	const send = useSend();
	const name = useLostName();
	const requestOf = (data: FormValues): SubmissionRequest => {
		const attachments = attachmentsIn(artefact, data);
		const whole: Submission = { ...submission, attachments, idempotency_key: keyNow() };
		const body = here.within({ form: data, submission: whole }).body(document.submit.body);
		return { operation: document.submit.operation, body, anonymous: isAnonymous(document, data) };
	};
	const attempt = (data: FormValues): Promise<Envelope<unknown>> => {
		const { operation, body, anonymous } = requestOf(data);
		return send(operation, body, { anonymous });
	};
	const why = t(
		"This form is sent under your name: log in first. What you have typed stays, and is sent once you are logged in.",
	);
	const ended = t("You are not logged in any more. Log in again: what you have typed stays, and is sent then.");
	const submit = async (data: FormValues): Promise<Envelope<unknown> | undefined> => {
		if (!login.user && !isAnonymous(document, data)) {
			const needsName = document.auth === "required";
			const reason = name.isLost() ? ended : needsName ? why : undefined;
			const isNamed = reason === undefined || (await login.openLogin(reason));
			if (!isNamed && (needsName || !(await name.mayGoWithout()))) return undefined;
		}
		const response = await attempt(data);
		if (response.code !== 401) return response;
		if (await login.openLogin(ended)) return attempt(data);
		name.decline();
		return undefined;
	};
	return { submit, requestOf };
}

/** Sends a form once: a second press while it is under way does nothing, and every attempt carries the same key. */
export function useSubmission(options: SubmissionOptions) {
	const { submission, keyNow, beforeSubmitting, onSent, onSentBefore, onInvalid, onWithdrawn, queue, late } = options;
	const { attachments, errors, visibleValues } = useFormSession();
	const { t } = useI18n();
	const { submit, requestOf } = useSubmit({ submission, keyNow });
	const busy = useRef(false);
	const [sending, setSubmitting] = useState(false);
	const [problem, setProblem] = useState<SendProblem>();
	const notify = (kind: keyof typeof MESSAGES) => setProblem({ kind, message: t(MESSAGES[kind]) });

	const conclude = async (response: Envelope<unknown> | undefined, data: FormValues) => {
		if (!response || response.code === 401) return notify("login");
		if (response.code === 0) return onSent(response.data);
		if (response.unsaid) return notify("failed");
		if (response.code === 410) {
			notify("withdrawn");
			return onWithdrawn();
		}
		const before = sentBeforeOf(response);
		if (before) return onSentBefore(before);
		const found = response.code === 422 ? serverErrors(response.data, data, (id) => attachments.at(id)?.name) : [];
		errors.list(found);
		if (found.length > 0) return onInvalid();
		if (SHOWN.includes(response.code)) return;
		setProblem({ kind: "refused", message: response.msg || t("It could not be sent.") });
	};
	const send = async (data: FormValues) => {
		if (busy.current) return;
		busy.current = true;
		setSubmitting(true);
		setProblem(undefined);
		let ready: FormValues | undefined;
		try {
			ready = await beforeSubmitting(data);
			await conclude(await submit(ready), ready);
		} catch (error) {
			if (hasResponse(error)) notify("failed");
			else if (!ready || navigator.onLine || !(await queue(requestOf(ready)))) notify("offline");
		} finally {
			busy.current = false;
			setSubmitting(false);
		}
	};
	const concludeLate = useEffectEvent((response: Envelope<unknown>) => conclude(response, visibleValues()));
	useEffect(() => {
		if (late) void concludeLate(late);
	}, [late]);
	/** Nothing goes out unchecked: the server would refuse it, and the person would learn of each mistake one by one. */
	const rulesMissing = () => notify("rules");
	return { send, sending, problem, rulesMissing, clear: () => setProblem(undefined) };
}
