import { Suspense, useState } from "react";
import type { Path } from "../../../schemas/json/pointer.ts";
import { exitsReached } from "../../../schemas/rules/values/exits.ts";
import type { FormExit, SimilarSource } from "../../../schemas/types.gen.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useFieldCondition, useVisibleResolver } from "../hooks/field-values.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { isDescribedEnough } from "../model/offers.ts";
import { formClasses } from "./classes.ts";
import { LiveText } from "./FieldHint.tsx";
import { lazyOrNothing } from "./lazy-or-nothing.ts";

/** Whether a value ends the form (its document's `exits`). */
export function useExitReached(): boolean {
	const { values, artefact, visibleValues: visible, exitsAfter } = useFormSession();
	return useStored(values.subscribe, () => exitsAfter.length > 0 && exitsReached(artefact, visible()).length > 0);
}

const ROOT: Path = [];

type Props = { at(place: string | undefined): boolean };

/** The exits that are said at a place: after some field, or where the form is sent. */
export function ExitAlerts({ at }: Props) {
	const { artefact, exitsAfter } = useFormSession();
	return artefact.document.exits?.map(
		(exit, index) => at(exitsAfter[index]) && <ExitAlert key={JSON.stringify(exit.when)} exit={exit} />,
	);
}

/** Values that end the form: why, and which channel is the right one. */
function ExitAlert({ exit }: { exit: FormExit }) {
	if (!useFieldCondition(exit.when, ROOT)) return null;
	return (
		<div className={formClasses.notice} role="alert" data-tone="warning">
			<p className={formClasses.noticeTitle}>
				<LiveText text={exit.title} path={ROOT} />
			</p>
			<p>
				<LiveText text={exit.text} path={ROOT} />
			</p>
			{exit.link && (
				<LinkTo link={exit.link}>
					<LiveText text={exit.link_label ?? exit.title} path={ROOT} />
				</LinkTo>
			)}
		</div>
	);
}

/** Loads once something is described. Without a line there is nothing to offer, and nothing missing. */
const SimilarCases = lazyOrNothing(() => import("./SimilarCases.tsx").then((module) => module.SimilarCases));

/** Where cases like the one being described are offered, once there is enough to look for them by. */
export function SimilarOffer({ source }: { source: SimilarSource }) {
	const query = isDescribedEnough(source, useVisibleResolver(ROOT), useFormSession());
	const [started, setStarted] = useState(false);
	if (query && !started) setStarted(true);
	return (
		started && (
			<Suspense fallback={null}>
				<SimilarCases source={source} query={query} />
			</Suspense>
		)
	);
}
