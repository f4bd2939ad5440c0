import { useEffect, useId, useRef, useState } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import type { FormChecker } from "../checking/form-checker.ts";
import { SUMMARY_TITLE } from "../fields/ErrorSummary.tsx";
import type { FormStart } from "../start/form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import { createSession } from "./create-session.ts";
import { createAnnouncements } from "./LiveRegion.tsx";
import { whenIdle } from "./when-idle.ts";

/**
 * Says the errors on the screen anew, as after a change of language; what only the server knows stays as it was said.
 */
function reword({ errors, answers }: FormSession, checker: FormChecker) {
	if (errors.all().length === 0) return;
	void checker.check(answers.all, (judged) => {
		const found = new Map(judged.map(({ pointer, message }) => [pointer, message]));
		errors.show(errors.all().map(({ pointer, message }) => ({ pointer, message: found.get(pointer) ?? message })));
	});
}

/** The session of a form that has been begun; the same as long as it is on the screen. */
export function useSession(start: FormStart, render: RenderBlocks) {
	const domId = useId().replace(/\W/g, "");
	const i18n = useI18n();
	const language = useRef(i18n);
	const [made] = useState(() => {
		const announcements = createAnnouncements();
		const parts = createSession({
			...start,
			domId: `form-${domId}`,
			i18n: () => language.current,
			announce: announcements.say,
			render,
		});
		return { ...parts, announcements };
	});
	const { checker, session } = made;
	useEffect(() => session.uploads.cancelAll, [session]);
	useEffect(() => {
		if (language.current === i18n) return;
		language.current = i18n;
		// What is computed of the answers is said anew too.
		session.answers.replace(session.answers.all(), session.answers.touched());
		reword(session, checker);
	}, [i18n, session, checker]);
	useEffect(
		() =>
			whenIdle(() => {
				checker.prepare();
				language.current.t(SUMMARY_TITLE, { count: 1 });
			}),
		[checker],
	);
	return made;
}
