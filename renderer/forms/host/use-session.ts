import { useEffect, useId, useRef, useState } from "react";
import type { RenderBlocks } from "../../blocks/block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { createSession } from "./create-session.ts";
import type { FormStart } from "./form-start.ts";
import { createAnnouncements } from "./LiveRegion.tsx";

/** The session of a form that has been begun; the same as long as it is on the screen. */
export function useSession(start: FormStart, render: RenderBlocks) {
	const domId = useId().replace(/\W/g, "");
	const i18n = useI18n();
	const language = useRef(i18n);
	useEffect(() => {
		language.current = i18n;
	}, [i18n]);
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
	return made;
}
