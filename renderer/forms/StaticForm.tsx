import { memo, Suspense, useId, useState } from "react";
import type { FormArtefact } from "../../schemas/release.ts";
import type { Text } from "../../schemas/types.gen.ts";
import { useI18n } from "../i18n/i18n-context.ts";
import { skin } from "../skin/classes.gen.ts";
import { formClasses } from "./fields/classes.ts";
import { usePlainText } from "./hooks/field-values.ts";
import { FormSessionProvider } from "./hooks/form-session.ts";
import { useLatest } from "./hooks/use-latest.ts";
import { initialValues } from "./model/first-values.ts";
import { createSession } from "./model/session.ts";
import type { FormValues } from "./model/values.ts";
import { Fields } from "./structure/Fields.tsx";
import { structureOf, useReadyToStart } from "./structure/structure.ts";

const nothing = () => undefined;

/** Nobody answers what is drawn here, so nothing is ever judged. */
const unjudged = () => new Promise<never>(() => {});

/** Questions that are drawn together. What is to be drawn anew has another key. */
export type StaticPart = {
	key: string;
	artefact: FormArtefact;
	/** What they begin with, such as the rows that are to be seen of a list. */
	values: FormValues;
};

/** Questions as they look before anybody has answered: a session of their own, kept nowhere and sent nowhere. */
const StaticFields = memo(function StaticFields({ artefact, values }: Omit<StaticPart, "key">) {
	useReadyToStart(artefact);
	const id = useId().replace(/\W/g, "");
	const i18n = useLatest(useI18n());
	const [session] = useState(() => {
		const structure = structureOf(artefact);
		const made = createSession({
			form: { artefact, hash: "", validator: unjudged },
			domId: `form-${id}`,
			draftName: undefined,
			values: initialValues(artefact, nothing, values, structure?.structuredValues),
			touched: false,
			attachments: {},
			i18n: () => i18n.current,
			announce: nothing,
			onAction: nothing,
			render: () => null,
			bySchema: structure?.unaskedBySchema,
		});
		return made.session;
	});
	return (
		<FormSessionProvider value={session}>
			<Fields />
		</FormSessionProvider>
	);
});

type Props = {
	/** All questions, in their order. */
	parts: readonly StaticPart[];
	/** What the button says that would send the answers; without it there is none. */
	submit?: Text;
};

/**
 * A form as its readers get it, not to be answered. Each part is rendered once: a change of the form costs what it changes,
 * not what it leaves.
 */
export function StaticForm({ parts, submit }: Props) {
	const text = usePlainText();
	return (
		<div className={formClasses.whole}>
			<div className={formClasses.root}>
				{parts.map(({ key, artefact, values }) => (
					<Suspense key={key} fallback={null}>
						<StaticFields artefact={artefact} values={values} />
					</Suspense>
				))}
				{submit !== undefined && (
					<div className={formClasses.actions}>
						<button type="button" className={skin.button({ size: "lg" })}>
							{text(submit)}
						</button>
					</div>
				)}
			</div>
		</div>
	);
}
