import type { RefObject } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { formClasses } from "../classes.ts";
import { inputId, useFormSession } from "../state/form-session.ts";
import { useStored } from "../state/use-stored.ts";

/** Puts the focus on the input of an answer, or on what stands nearest around it. */
export function focusAnswer(id: string) {
	const found = document.getElementById(id) ?? document.getElementById(id.replace(/-[^-]*$/, ""));
	found?.focus();
	found?.scrollIntoView?.({ block: "center" });
}

/** Its title. Counting needs the language's plural rules, which take long to make: see `useSession`. */
export const SUMMARY_TITLE = "{count, plural, one {# thing needs your attention} other {# things need your attention}}";

/** How many there are; not drawn without any. */
function Title({ id, count }: { id: string; count: number }) {
	const { t } = useI18n();
	return (
		<p className={formClasses.summaryTitle} id={id}>
			{t(SUMMARY_TITLE, { count })}
		</p>
	);
}

type Props = { heading: RefObject<HTMLElement | null>; onGo(pointer: string): void };

/** Everything that is wrong, at the top; it takes the focus when sending finds errors, and leads to each field. */
export function ErrorSummary({ heading, onGo }: Props) {
	const session = useFormSession();
	const errors = useStored(session.errors.subscribe, session.errors.all);
	return (
		<section
			className={formClasses.summary}
			ref={heading}
			tabIndex={-1}
			aria-labelledby={`${session.domId}-summary`}
			hidden={errors.length === 0}
		>
			{errors.length > 0 && <Title id={`${session.domId}-summary`} count={errors.length} />}
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
							{message}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
