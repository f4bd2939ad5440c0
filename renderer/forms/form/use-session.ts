import { useEffect, useId, useRef, useState } from "react";
import type { RenderBlocks } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useLatest, whenIdle } from "../hooks/use-latest.ts";
import { createAnnouncements, createSession, type FormSession } from "../model/session.ts";
import type { FormStart } from "../model/start.ts";
import type { FormValidation } from "../model/validation.ts";
import { SUMMARY_TITLE } from "../steps/ErrorSummary.tsx";
import { structureOf } from "../structure/structure.ts";

/**
 * Says the errors on the screen anew, as after a change of language; what only the server knows stays as it was said.
 */
function reword({ errors, values }: FormSession, validation: FormValidation) {
	if (errors.all().length === 0) return;
	void validation.check(values.all, (found) => {
		const messages = new Map(found.map(({ pointer, message }) => [pointer, message]));
		errors.show(errors.all().map(({ pointer, message }) => ({ pointer, message: messages.get(pointer) ?? message })));
	});
}

/** The session of a form that is started; the same as long as it is on the screen. */
export function useSession(start: FormStart, draftName: string | undefined, render: RenderBlocks) {
	const domId = useId().replace(/\W/g, "");
	const i18n = useI18n();
	const language = useRef(i18n);
	const report = useLatest(usePorts().onAction);
	const [made] = useState(() => {
		const announcements = createAnnouncements();
		const parts = createSession({
			...start,
			draftName,
			domId: `form-${domId}`,
			i18n: () => language.current,
			announce: announcements.announce,
			onAction: (name) => report.current?.(name),
			render,
			bySchema: structureOf(start.form.artefact)?.unaskedBySchema,
		});
		return { ...parts, announcements };
	});
	const { validation, session } = made;
	useEffect(() => session.uploads.cancelAll, [session]);
	useEffect(() => {
		if (language.current === i18n) return;
		language.current = i18n;
		// What is computed of the answers is said anew too.
		session.values.replace(session.values.all(), session.values.touched());
		reword(session, validation);
	}, [i18n, session, validation]);
	useEffect(
		() =>
			whenIdle(() => {
				validation.prepare();
				language.current.t(SUMMARY_TITLE, { count: 1 });
			}),
		[validation],
	);
	return made;
}
