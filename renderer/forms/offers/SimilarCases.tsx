import { useEffect, useRef, useState } from "react";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRead } from "../../ports/reading.ts";
import { AddToScope } from "../../scope/AddToScope.tsx";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { formClasses } from "../classes.ts";
import { NoticeButton } from "../notices/NoticeButton.tsx";
import { useFormSession } from "../state/form-session.ts";
import { useAnswersResolver } from "../state/use-answer.ts";
import { enoughDescribed } from "./enough-described.ts";

const ROOT: readonly (string | number)[] = [];
/** Nothing is asked before so long without a change. */
const PAUSE = 600;

/** What is asked for, once it has stood still for a moment; "" for nothing. */
function useSettled(wanted: string): string {
	const [settled, setSettled] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), PAUSE);
		return () => clearTimeout(timer);
	}, [wanted]);
	return wanted === "" ? "" : settled;
}

/** Cases like the one being described: perhaps it is already known. Who says that theirs is another goes on undisturbed. */
export function SimilarCases({ source }: { source: SimilarSource }) {
	const { t } = useI18n();
	const session = useFormSession();
	const described = enoughDescribed(source, useAnswersResolver(ROOT), session);
	const settled = useSettled(described ? JSON.stringify(described) : "");
	const { data } = useRead(source.operation, settled === "" ? null : JSON.parse(settled));
	const [passedOver, setPassedOver] = useState<readonly string[]>([]);
	const found = settled === "" ? undefined : valueAt(data, source.list);
	const all: readonly unknown[] = Array.isArray(found) ? found : [];
	const keyOf = (item: unknown) => JSON.stringify(valueAt(item, "/id") ?? item);
	const cases = all.filter((item) => !passedOver.includes(keyOf(item)));
	const place = useRef<HTMLDivElement>(null);
	/** The button goes with the cases: whoever goes on by keyboard goes on from this place. */
	const passOver = () => {
		setPassedOver([...passedOver, ...cases.map(keyOf)]);
		place.current?.focus();
	};
	return (
		<div role="status" ref={place} tabIndex={-1}>
			{cases.length > 0 && (
				<div className={formClasses.similar}>
					<p className={formClasses.noticeTitle}>{t("Is it one of these? Then it is already known.")}</p>
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
					<p>{t("Follow it, or go on if yours is another.")}</p>
					<NoticeButton onClick={passOver}>{t("Mine is another")}</NoticeButton>
				</div>
			)}
		</div>
	);
}
