import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { asArray } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { Parameters } from "../../ports/named-adapters.ts";
import { useRead } from "../../ports/reading.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { AddToScope } from "../../scope/scope.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { formClasses } from "./classes.ts";
import { AlertButton } from "./FormAlert.tsx";

/**
 * Lets a place grow and shrink without moving what its reader types into further down: the page scrolls with it. The
 * place must hold its own margins. Called with what stands in the place, each time it is rendered.
 */
function useHeldBelow(place: RefObject<HTMLElement | null>, shown: unknown): void {
	const height = useRef(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the place's height changes with what it shows.
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		const grown = element.getBoundingClientRect().height - height.current;
		height.current += grown;
		const typedInto = document.activeElement;
		const isBelow = typedInto && element.compareDocumentPosition(typedInto) === Node.DOCUMENT_POSITION_FOLLOWING;
		if (grown !== 0 && isBelow) window.scrollBy({ top: grown, behavior: "instant" });
	}, [place, shown]);
}

/** Nothing is visible before so long without a change. */
const PAUSE = 600;

/** What is requested, once it has stood still for a moment; "" for nothing. */
function useSettled(wanted: string): string {
	const [settled, setSettled] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), PAUSE);
		return () => clearTimeout(timer);
	}, [wanted]);
	return wanted === "" ? "" : settled;
}

/** What an operation responds to a field, and to the one before while it is visible; undefined while nothing is. */
function useLastRead(operation: string, question: string): unknown {
	const { data } = useRead(operation, question === "" ? null : JSON.parse(question));
	const [last, setLast] = useState<{ question: string; data: unknown }>({ question: "", data: undefined });
	const isAnswered = question === "" || data !== undefined;
	if (isAnswered && question !== last.question) setLast({ question, data });
	return data ?? (question === "" ? undefined : last.data);
}

/**
 * Cases like the one being described: perhaps one of them is the same. Whoever says that theirs is another goes on
 * undisturbed. `query`: what they are looked for by; undefined while too little is said.
 */
export function SimilarCases({ source, query }: { source: SimilarSource; query: Parameters | undefined }): ReactNode {
	const { t } = useI18n();
	const session = useFormSession();
	const question = useSettled(query ? JSON.stringify(query) : "");
	const found = valueAt(useLastRead(source.operation, question), source.list);
	const [dismissed, setDismissed] = useState(session.dismissed);
	const keyOf = (item: unknown) => JSON.stringify(valueAt(item, "/id") ?? item);
	const cases = asArray(found).filter((item) => !dismissed.has(keyOf(item)));
	const place = useRef<HTMLDivElement>(null);
	useHeldBelow(place, cases.map(keyOf).join());
	/** The button goes with the cases: whoever goes on by keyboard goes on from this place. */
	const dismiss = () => {
		session.dismissed = new Set([...dismissed, ...cases.map(keyOf)]);
		setDismissed(session.dismissed);
		place.current?.focus();
	};
	return (
		<div className={formClasses.offer} role="status" ref={place} tabIndex={-1}>
			{cases.length > 0 && (
				<div className={formClasses.similar}>
					<p className={formClasses.noticeTitle}>{t("These published cases sound alike. Is yours one of them?")}</p>
					<ul>
						{cases.map((item) => (
							<li key={keyOf(item)}>
								<AddToScope add={{ item }}>
									<LinkTo link={source.link}>{String(valueAt(item, source.title) ?? "")}</LinkTo>
								</AddToScope>
								{source.blocks && session.render(source.blocks, { item })}
							</li>
						))}
					</ul>
					<p>{t("If so, there is no need to send it again. If yours is another, go on.")}</p>
					<AlertButton onClick={dismiss}>{t("Mine is another")}</AlertButton>
				</div>
			)}
		</div>
	);
}
