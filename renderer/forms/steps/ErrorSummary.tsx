import type { RefObject } from "react";
import type { Translator } from "../../../schemas/i18n/translator.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { titleAt } from "../../../schemas/json/title-at.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../fields/classes.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { type FormSession, inputId } from "../model/session.ts";
import { valuePath } from "../model/values.ts";

/** Puts the focus on the input of a value, or on what stands nearest around it. */
export function focusField(id: string) {
	let place = id;
	let found = document.getElementById(place);
	while (!found && place.includes("-")) {
		place = place.replace(/-[^-]*$/, "");
		found = document.getElementById(place);
	}
	found?.focus();
	found?.scrollIntoView?.({ block: "center" });
}

/** Its title. Counting needs the language's plural rules, which take long to make: form/use-session.ts makes them ahead. */
export const SUMMARY_TITLE = "{count, plural, one {# thing needs your attention} other {# things need your attention}}";

/** What is wrong in a row of a repeat group starts with the row: each may lack the same. */
function withRows(session: FormSession, pointer: string, message: string, { t, text: words }: Translator) {
	const { artefact, values, optionsAt } = session;
	const path = valuePath(values.all(), pointer);
	const rows = path.flatMap((key, at) => {
		// A list with a widget, such as files, has no rows.
		if (typeof key !== "number" || optionsAt(toPointer(path.slice(0, at))).widget !== undefined) return [];
		return [`${words(titleAt(artefact.document.schema, toPointer(path.slice(0, at + 1))))} ${key + 1}`];
	});
	return rows.length === 0 ? message : t("{place}: {text}", { place: rows.join(" · "), text: message });
}

type Props = { heading: RefObject<HTMLElement | null>; onGo(pointer: string): void };

/**
 * Everything that is wrong, at the top, once one could not go on for it; it takes the focus then, and leads to each
 * field.
 */
export function ErrorSummary({ heading, onGo }: Props) {
	const session = useFormSession();
	const errors = useStored(session.errors.subscribe, session.errors.listed);
	const i18n = useI18n();
	if (errors.length === 0) return null;
	const title = `${session.domId}-summary`;
	return (
		<section className={formClasses.summary} ref={heading} tabIndex={-1} aria-labelledby={title}>
			<p className={formClasses.summaryTitle} id={title}>
				{i18n.t(SUMMARY_TITLE, { count: errors.length })}
			</p>
			<ul>
				{errors.map(({ pointer, message }) => (
					<li key={`${pointer} ${message}`}>
						<a
							href={`#${inputId(session, pointer)}`}
							onClick={(event) => {
								event.preventDefault();
								onGo(pointer);
							}}
						>
							{withRows(session, pointer, message, i18n)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
