import { useEffect, useRef } from "react";
import { CONFIRMING_BLOCKS } from "../../../schemas/blocks/by-trait.gen.ts";
import { asObject } from "../../../schemas/json/json.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { describeValues } from "../../../schemas/rules/questions/described-values.ts";
import { valueLabel, valueText } from "../../../schemas/rules/texts/worded-value.ts";
import type { FormDocument, Text } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { PortsProvider, usePorts } from "../../ports/ports-context.tsx";
import { useActions } from "../../scope/use-actions.ts";
import { type Resolver, useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import { formClasses } from "../fields/classes.ts";
import { FormAlert } from "../fields/FormAlert.tsx";
import { usePlainText } from "../hooks/field-values.ts";
import {
	type FormDone,
	type FormPlace,
	filesCases,
	LEADS_AWAY,
	numberOf,
	type Receipt,
	receiptQueryCode,
} from "../model/submission.ts";
import { QueryCodeAlert } from "./QueryCodeAlert.tsx";
import { useRenewal } from "./use-receipt.ts";

/** A copy of what was sent, to be read and printed; nothing where nothing was. */
function SentCopy({ artefact, receipt: { values, labels } }: { artefact: FormArtefact; receipt: Receipt }) {
	const i18n = useI18n();
	const facts = describeValues(artefact, values, undefined, labels).map((described) => ({
		key: described.name,
		label: valueLabel(described, i18n),
		value: valueText(described, i18n),
	}));
	if (facts.length === 0) return null;
	return (
		<div className={formClasses.copy}>
			<Titled title={i18n.t("What you sent")}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}

/**
 * The heading of a page on which a case was sent, and its title in the window: they confirm it. The page's own head, which
 * invites to file one, is hidden meanwhile (renderer/blocks/hero).
 */
function SentTitle({ title }: { title: Text }) {
	const { t } = useI18n();
	const heading = t("Sent: {title}", { title: usePlainText()(title) ?? "" });
	useEffect(() => {
		const before = document.title;
		document.title = `${heading} · ${before}`;
		return () => {
			document.title = before;
		};
	}, [heading]);
	return (
		<h1 className={formClasses.sentTitle} data-sent="">
			{heading}
		</h1>
	);
}

type Props = {
	/** As it was sent. */
	artefact: FormArtefact;
	receipt: Receipt;
	place: FormPlace;
	render: RenderBlocks;
	onDone: FormDone | undefined;
	/** Shows the form once more. */
	onAgain(): void;
};

type Following = { document: Pick<FormDocument, "after" | "submit"> };

/** What the document confirms first, in words: a form over a page closes before anybody has read its blocks. */
function confirmationOf(after: FormDocument["after"], here: Resolver): string {
	const notice = after?.blocks?.find((block) => here.isSatisfied(block.when));
	return notice && CONFIRMING_BLOCKS[notice.type] && "title" in notice ? here.text(notice.title) : "";
}

/**
 * Performs the document's actions, once for each submission; in a form that stands over a page, none that lead away from
 * it. That one closes then: who closes it tells what its document confirms.
 */
function useAfterActions({
	document: { after },
	receipt,
	place,
	onDone,
}: Following & Omit<Props, "artefact" | "render" | "onAgain">): void {
	const { run } = useActions();
	const here = useResolver();
	const done = useRef(receipt.again === true);
	useEffect(() => {
		if (done.current) return;
		done.current = true;
		const { result, values } = receipt;
		const actions = (after?.actions ?? []).filter((action) => place === "page" || !LEADS_AWAY.includes(action.do));
		// What can be changed once more is looked at first: over a page it stays until its reader closes it.
		const stays = after?.again !== undefined;
		const close = () => onDone?.(result, confirmationOf(after, here.within({ result, form: values })));
		void run(actions, { result, form: values }).then(() => (stays ? undefined : close()));
	}, [after, place, run, receipt, onDone, here]);
}

/**
 * The document's blocks with the response as /result. Below the first, which says that it was sent, stands what nobody
 * may miss: the code of a case that was filed without a name.
 */
function SentSummary({ document, receipt, place, render, onDone }: Following & Omit<Props, "artefact" | "onAgain">) {
	const { t } = useI18n();
	const { after } = document;
	const { values } = receipt;
	const { result, ports } = useRenewal(document, receipt, place === "dialog" ? onDone : undefined);
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
	const { unsavedChanges } = usePorts();
	const top = useRef<HTMLDivElement>(null);
	const arrives = receipt.again !== true;
	useEffect(() => {
		if (!arrives) return;
		top.current?.focus({ preventScroll: true });
		// Focus alone does not bring the beginning of something higher than the screen into sight.
		top.current?.scrollIntoView?.({ block: "start" });
	}, [arrives]);
	useEffect(() => unsavedChanges.register(() => true), [unsavedChanges]);
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
			<SentSummary document={document} receipt={receipt} place={place} render={render} onDone={onDone} />
			{isCase && <SentCopy artefact={artefact} receipt={receipt} />}
			{after?.again !== undefined && (
				<button type="button" className={skin.button({ variant: "outline" })} onClick={again}>
					{text(after.again)}
				</button>
			)}
		</div>
	);
}
