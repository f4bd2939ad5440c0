import { useCallback, useEffect, useState } from "react";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { useAdmin } from "../api/use-admin.ts";
import { useDraftRelease } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** What is looked at: the changes as they are, or a release by its id. */
export type PreviewSubject = { draft: string } | { release: string };

/** A release that can be looked at by its address until its pass expires. */
export type Preview = { address: string; release: string; expires_at: string };

type PreviewState = { preview?: Preview; failure?: string; busy: boolean };

/** How a page is looked at where nobody chooses: by a guest, in light colours, in the studio's language where the site has it. */
export function previewLook(documents: Documents, locale: string): string {
	const site = Object.values(documents).find(({ kind }) => kind === "site");
	const locales = asArray(site?.locales).flatMap((one) => asString(asObject(one).code) ?? []);
	const shown = locales.find((one) => one === locale) ?? locales[0] ?? "";
	return String(new URLSearchParams({ locale: shown, color: "light", as: "guest" }));
}

/** Makes previews of a subject; of a draft once all of its edits are with the server. */
export function usePreview(subject: PreviewSubject) {
	const call = useAdmin();
	const session = useDraftRelease();
	const { t } = useStudioI18n();
	const [state, setState] = useState<PreviewState>({ busy: true });
	const name = "draft" in subject ? `draft ${subject.draft}` : `release ${subject.release}`;
	const make = useCallback(
		async (hours?: number): Promise<Preview | undefined> => {
			const [what = "", id = ""] = name.split(" ");
			// A link for somebody else leaves what is shown here as it is.
			if (hours === undefined) setState((before) => ({ ...before, busy: true }));
			if (what === "draft") await session.flush();
			const body = { [what]: id, ...(hours !== undefined && { hours }) };
			const answer = await call<Preview & { diagnostics?: readonly Diagnostic[] }>("POST", "previews", body).catch(
				() => null,
			);
			const failure =
				answer === null ? t("The server does not answer. Check your connection and try again.") : answer.msg;
			const preview = answer?.code === 0 ? answer.data : undefined;
			setState((before) =>
				preview
					? { preview: hours === undefined ? preview : before.preview, busy: false }
					: { ...before, failure, busy: false },
			);
			return preview;
		},
		[call, session, name, t],
	);
	useEffect(() => void make(), [make]);
	return { ...state, make };
}
