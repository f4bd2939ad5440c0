import type { Path } from "../../../schemas/rules/pointer.ts";
import type { FormStop } from "../../../schemas/types.gen.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { formClasses } from "../classes.ts";
import { LiveText } from "../fields/FieldHint.tsx";
import { useFormSession } from "../state/form-session.ts";
import { useHoldsForAnswer } from "../state/use-answer.ts";

const ROOT: Path = [];

type Props = { at(place: string | undefined): boolean };

/** The stops that are said at a place: after some question, or where the form is sent. */
export function StopNotices({ at }: Props) {
	const { artefact, stopsAfter } = useFormSession();
	return artefact.document.stops?.map(
		(stop, index) => at(stopsAfter[index]) && <StopNotice key={JSON.stringify(stop.when)} stop={stop} />,
	);
}

/** Answers that end the form: why, and which channel is the right one. */
function StopNotice({ stop }: { stop: FormStop }) {
	if (!useHoldsForAnswer(stop.when, ROOT)) return null;
	return (
		<div className={formClasses.notice} role="alert" data-tone="warning">
			<p className={formClasses.noticeTitle}>
				<LiveText text={stop.title} path={ROOT} />
			</p>
			<p>
				<LiveText text={stop.text} path={ROOT} />
			</p>
			{stop.link && (
				<LinkTo link={stop.link}>
					<LiveText text={stop.link_label ?? stop.title} path={ROOT} />
				</LinkTo>
			)}
		</div>
	);
}
