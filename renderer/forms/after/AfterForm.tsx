import { useEffect, useRef } from "react";
import type { FormArtefact } from "../../../schemas/release.ts";
import { asObject } from "../../../schemas/rules/json.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../blocks/block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { PortsProvider, usePorts } from "../../ports/ports-context.tsx";
import { useActions } from "../../scope/use-actions.ts";
import { skin } from "../../skin/classes.gen.ts";
import { FormAlert } from "../alerts/FormAlert.tsx";
import { QueryCodeAlert } from "../alerts/QueryCodeAlert.tsx";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import type { FormPlace } from "../host/StartedForm.tsx";
import { filesCases, LEADS_AWAY, numberOf, type Receipt, receiptQueryCode } from "./receipt.ts";
import { SentCopy } from "./SentCopy.tsx";
import { SentTitle } from "./SentTitle.tsx";
import { useRenewal } from "./use-renewal.ts";

type Props = {
	/** As it was sent. */
	artefact: FormArtefact;
	receipt: Receipt;
	place: FormPlace;
	render: RenderBlocks;
	onDone: ((result: unknown) => void) | undefined;
	/** Shows the form once more. */
	onAgain(): void;
};

type Following = { document: Pick<FormDocument, "after" | "submit"> };

/**
 * Performs the document's actions, once for each submission; in a form that stands over a page, none that lead away from
 * it.
 */
function useAfterActions({
	document: { after },
	receipt,
	place,
	onDone,
}: Following & Omit<Props, "artefact" | "render" | "onAgain">): void {
	const { run } = useActions();
	const done = useRef(receipt.again === true);
	useEffect(() => {
		if (done.current) return;
		done.current = true;
		const { result, values } = receipt;
		const actions = (after?.actions ?? []).filter((action) => place === "page" || !LEADS_AWAY.includes(action.do));
		void run(actions, { result, form: values }).then(() => onDone?.(result));
	}, [after, place, run, receipt, onDone]);
}

/**
 * The document's blocks with the response as /result. Below the first, which says that it was sent, stands what nobody
 * may miss: the code of a case that was filed without a name.
 */
function SentSummary({ document, receipt, place, render }: Following & Omit<Props, "artefact" | "onDone" | "onAgain">) {
	const { t } = useI18n();
	const { after } = document;
	const { values } = receipt;
	const { result, ports } = useRenewal(document, receipt);
	const [first, ...rest] = after?.blocks ?? [];
	const number = numberOf(result);
	const code = receiptQueryCode(result);
	const scope = { result, form: values };
	const thanks = number === undefined ? t("It has been sent. Thank you.") : t(FILED, { number });
	return (
		<PortsProvider value={ports}>
			{first ? render([first], scope) : !after?.actions && <p role="status">{thanks}</p>}
			{number !== undefined && code !== undefined && (
				<QueryCodeAlert number={number} code={code} leads={place === "page"} />
			)}
			{rest.length > 0 && render(rest, scope)}
		</PortsProvider>
	);
}

const FILED = "Thank you. Your case has the number {number}.";

/** What follows a form that was taken: the document's actions, then its blocks. */
export function AfterForm({ artefact, receipt, place, render, onDone, onAgain }: Props) {
	const { document } = artefact;
	const { after } = document;
	const isCase = filesCases(document);
	const { t } = useI18n();
	const text = usePlainText();
	const { unsavedChanges: holds } = usePorts();
	const top = useRef<HTMLDivElement>(null);
	const arrives = receipt.again !== true;
	useEffect(() => {
		if (!arrives) return;
		top.current?.focus({ preventScroll: true });
		// Focus alone does not bring the beginning of something higher than the screen into sight.
		top.current?.scrollIntoView?.({ block: "start" });
	}, [arrives]);
	useEffect(() => holds.register(() => true), [holds]);
	useAfterActions({ document, receipt, place, onDone });
	/** The form comes in this place again: the focus goes on in its first field. */
	const again = () => {
		const around = top.current?.parentElement;
		onAgain();
		requestAnimationFrame(() => around?.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus());
	};
	return (
		<div ref={top} tabIndex={-1} className={formClasses.after}>
			{isCase && place === "page" && <SentTitle title={document.title} />}
			{asObject(receipt.result).repeated === true && (
				<FormAlert>
					<p>{t("It had already been sent before. No second case was filed.")}</p>
				</FormAlert>
			)}
			<SentSummary document={document} receipt={receipt} place={place} render={render} />
			{isCase && <SentCopy artefact={artefact} receipt={receipt} />}
			{after?.again !== undefined && (
				<button type="button" className={skin.button({ variant: "outline" })} onClick={again}>
					{text(after.again)}
				</button>
			)}
		</div>
	);
}
