import { useEffect, useState } from "react";
import { valueAt } from "../../../schemas/rules/pointer.ts";
import type { SimilarSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRead } from "../../ports/reading.ts";
import { AddToScope } from "../../scope/AddToScope.tsx";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { isBinding } from "../../scope/resolve.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { formClasses } from "../classes.ts";
import { useFormSession } from "../state/form-session.ts";
import { useAnswersResolver } from "../state/use-answer.ts";

const ROOT: readonly (string | number)[] = [];
/** Nothing is asked before so long without a change. */
const PAUSE = 600;
/** Fewer characters than this describe nothing. */
const ENOUGH = 4;

/** The parameters once every one that comes from the answers is there. */
function described(source: SimilarSource, resolver: Resolver): string {
	const query = resolver.query(source.query);
	const told = Object.entries(source.query).every(
		([name, value]) =>
			!isBinding(value) || !value.bind.startsWith("/form/") || String(query[name] ?? "").length >= ENOUGH,
	);
	return told ? JSON.stringify(query) : "";
}

/** Cases like the one being described: perhaps it is already known. */
export function SimilarCases({ source }: { source: SimilarSource }) {
	const { t } = useI18n();
	const { render } = useFormSession();
	const wanted = described(source, useAnswersResolver(ROOT));
	const [settled, setSettled] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), PAUSE);
		return () => clearTimeout(timer);
	}, [wanted]);
	const { data } = useRead(source.operation, settled === "" ? null : JSON.parse(settled));
	const found = settled === "" ? undefined : valueAt(data, source.list);
	const cases: readonly unknown[] = Array.isArray(found) ? found : [];
	return (
		<div role="status">
			{cases.length > 0 && (
				<div className={formClasses.similar}>
					<p className={formClasses.noticeTitle}>{t("Is it one of these? Then it is already known.")}</p>
					<ul>
						{cases.map((item) => (
							<li key={JSON.stringify(valueAt(item, "/id") ?? item)}>
								<AddToScope add={{ item }}>
									<LinkTo link={source.link}>{String(valueAt(item, source.title) ?? "")}</LinkTo>
								</AddToScope>
								{source.blocks && render(source.blocks, { item })}
							</li>
						))}
					</ul>
					<p>{t("Follow it, or go on if yours is another.")}</p>
				</div>
			)}
		</div>
	);
}
