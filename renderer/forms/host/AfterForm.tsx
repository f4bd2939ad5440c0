import { useEffect, useRef } from "react";
import { asObject } from "../../../schemas/rules/json.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useActions } from "../../scope/use-actions.ts";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../classes.ts";
import { usePlainText } from "../fields/use-plain-text.ts";
import { FormNotice } from "../notices/FormNotice.tsx";
import type { FormSession } from "../state/form-session.ts";
import type { Place } from "./BegunForm.tsx";

type Props = {
	session: FormSession;
	place: Place;
	result: unknown;
	onDone: ((result: unknown) => void) | undefined;
	/** Shows the form once more. */
	onAgain(): void;
};

/** Actions that lead to another page: not for a form that stands over one. */
const LEADS_AWAY = ["return", "back", "navigate", "reload"];

/** What follows a form that was taken: the document's actions, then its blocks with the answer as /result. */
export function AfterForm({ session, place, result, onDone, onAgain }: Props) {
	const { t } = useI18n();
	const text = usePlainText();
	const { run } = useActions();
	const after = session.artefact.document.after;
	const done = useRef(false);
	const top = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (done.current) return;
		done.current = true;
		top.current?.focus({ preventScroll: true });
		// Focus alone does not bring the beginning of something higher than the screen into sight.
		top.current?.scrollIntoView?.({ block: "start" });
		const actions = (after?.actions ?? []).filter((action) => place === "page" || !LEADS_AWAY.includes(action.do));
		void run(actions, { result, form: session.answers.all() }).then(() => onDone?.(result));
	}, [after, place, run, result, session, onDone]);
	/** The form comes in this place again: the focus goes on in its first field. */
	const again = () => {
		const around = top.current?.parentElement;
		onAgain();
		requestAnimationFrame(() => around?.querySelector<HTMLElement>("form :is(input, select, textarea)")?.focus());
	};
	return (
		<div ref={top} tabIndex={-1} className={formClasses.after}>
			{asObject(result).repeated === true && (
				<FormNotice>
					<p>{t("It had already been sent before. No second case was filed.")}</p>
				</FormNotice>
			)}
			{after?.blocks
				? session.render(after.blocks, { result, form: session.answers.all() })
				: !after?.actions && <p role="status">{t("It has been sent. Thank you.")}</p>}
			{after?.again !== undefined && (
				<button type="button" className={skin.button({ variant: "outline" })} onClick={again}>
					{text(after.again)}
				</button>
			)}
		</div>
	);
}
