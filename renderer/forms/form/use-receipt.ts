import { useEffect, useMemo, useRef, useState } from "react";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useSend } from "../../ports/calling.ts";
import type { RouterPort } from "../../ports/ports.ts";
import { type StablePorts, usePorts, useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import type { useDraft } from "../hooks/use-draft.ts";
import { useSignedOut } from "../hooks/use-latest.ts";
import type { SentBefore } from "../hooks/use-submission.ts";
import type { FormSession } from "../model/session.ts";
import {
	chosenLabels,
	type FormDone,
	type FormPlace,
	numberOf,
	type Receipt,
	receiptIn,
	receiptQueryCode,
	valuesFor,
} from "../model/submission.ts";

/**
 * The response to a form as it is by now, and ports for what follows the form: where the document declares it, a reload there
 * sends the same values once more and shows what is answered then. Otherwise it is the end of a form that stands over a page,
 * which then shows what has changed: `onDone` is given there.
 */
export function useRenewal(
	{ after, submit }: Pick<FormDocument, "after" | "submit">,
	{ result: first, values }: Receipt,
	onDone: FormDone | undefined,
): { result: unknown; ports: StablePorts } {
	const [result, setResult] = useState(first);
	const { t } = useI18n();
	const around = usePorts();
	const send = useSend();
	const here = useResolver();
	const ports = useMemo(() => {
		const close = () => {
			around.refresh();
			onDone?.(first, "");
		};
		if (after?.renewable !== true) return onDone ? { ...around, refresh: close } : around;
		const failed = () =>
			around.dialogs.toast({
				tone: "error",
				text: `${t("That could not be done.")} ${t("Check your connection and try again.")}`,
			});
		const renew = async () => {
			const { code, data } = await send(submit.operation, here.within({ form: values }).body(submit.body));
			if (code === 0) setResult(data);
			else failed();
		};
		return { ...around, refresh: () => void renew().catch(failed) };
	}, [after, submit, first, values, around, send, here, t, onDone]);
	return { result, ports };
}

const isCase = (result: unknown) => numberOf(result) !== undefined;

/** Who alone may read a value here: of a case, who filed it by name. */
const ownerOf = (result: unknown, user: string | undefined) =>
	isCase(result) && receiptQueryCode(result) === undefined ? user : undefined;

/** What stands in a page's entry of the history, if the person who is here now may read it. */
function foundReceipt({ location }: RouterPort, form: string, user: string): Receipt | undefined {
	const found = receiptIn(location.state, form);
	return found?.user === undefined || found.user === user ? found : undefined;
}

/** Leaves a receipt with the page's address, or none. */
function leaveReceipt({ navigate, location }: RouterPort, stored: Receipt | undefined): void {
	// A form that was sent stands at none of its steps.
	const { step: _, ...query } = location.query;
	navigate(hrefTo(location.path, query), { replace: true, handed: location.handed, state: stored });
}

/** Who is at which address now; undefined once the page has been left. */
function useWhereabouts(router: RouterPort, user: string) {
	const now = useRef<{ router: RouterPort; user: string }>(undefined);
	useEffect(() => {
		now.current = { router, user };
		return () => {
			now.current = undefined;
		};
	}, [router, user]);
	return now;
}

/**
 * What was answered to the form on the screen, once it was sent. The receipt of a case stays with its page's entry of
 * the history: whoever reloads or goes back to it finds it again, but not somebody else who logs in on this device.
 */
export function useReceipt(form: string, place: FormPlace) {
	const { session } = usePorts();
	const router = useRouter();
	const user = session.user?.id ?? "";
	const [sent, setSent] = useState(() => (place === "page" ? foundReceipt(router, form, user) : undefined));
	useSignedOut(() => setSent((one) => (one?.user === undefined ? one : undefined)));
	// A session that has only run out takes nothing off the screen.
	const isAnothers = user !== "" && sent?.user !== undefined && sent.user !== user;
	const now = useWhereabouts(router, user);
	const leave = (stored: Receipt | undefined) => {
		if (place === "page" && now.current) leaveReceipt(now.current.router, stored);
	};
	return {
		receipt: isAnothers ? undefined : sent,
		store(taken: Omit<Receipt, "user">) {
			const receipt = { ...taken, user: ownerOf(taken.result, now.current?.user) };
			if (isCase(taken.result)) leave(receipt);
			setSent(receipt);
		},
		forget() {
			if (sent && isCase(sent.result)) leave(undefined);
			setSent(undefined);
		},
	};
}

type Sent = (receipt: Omit<Receipt, "user">) => void;

/** What follows once a form was taken, now or before. `pressed`: it was tried again here. */
export function useSent(
	{ artefact, hash, visibleValues: visible, labels, optionsAt, report }: FormSession,
	draft: ReturnType<typeof useDraft>,
	onSent: Sent,
) {
	const { onAction } = usePorts();
	const [pressed, setPressed] = useState(false);
	const { id: form } = artefact.document;
	return {
		pressed,
		async finish(result: unknown) {
			onAction?.(`submit ${form}`);
			report("sent");
			await draft.endDraft("sent", numberOf(result));
			const values = valuesFor(artefact.document, visible());
			const chosen = chosenLabels(artefact, values, labels, optionsAt);
			onSent({ form, hash, result, values, labels: chosen });
		},
		sentBefore({ number, at, ...taken }: SentBefore) {
			setPressed(true);
			draft.setEnded({ form, idempotency_key: draft.autosaver.key(), how: "sent", number, ended_at: at, ...taken });
		},
	};
}
