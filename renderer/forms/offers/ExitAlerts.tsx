import type { Path } from "../../../schemas/rules/pointer.ts";
import type { FormStop } from "../../../schemas/types.gen.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { formClasses } from "../classes.ts";
import { LiveText } from "../fields/FieldHint.tsx";
import { useFormSession } from "../state/form-session.ts";
import { useFieldCondition } from "../state/use-field-value.ts";

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
function ExitAlert({ exit }: { exit: FormStop }) {
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
