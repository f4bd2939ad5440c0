import { useEffect, useMemo, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useLoader, useRelease } from "../../loader/release-context.tsx";
import { useLoaded } from "../../loader/use-loaded.ts";
import { draftsToOffer, type OpenDraft, openDrafts } from "../../page/open-drafts.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../../view-parts/state-panel/StatePanel.tsx";
import { markDrafted } from "../model/draft.ts";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";
import QueueStrips from "./QueueStrips.tsx";

/** Whoever is not logged in. */
const NOBODY = "";

/** Removes what was typed into a form without an account, its files too. */
async function discard(form: string): Promise<void> {
	const draft = await DRAFT_STORAGE.read(form, NOBODY);
	if (draft) await DRAFT_STORAGE.remove(form, NOBODY, draft.idempotency_key);
	await DRAFT_STORAGE.clear(form, NOBODY);
	markDrafted(form, NOBODY, false);
}

function DraftOffer({ form, address }: OpenDraft) {
	const { t } = useI18n();
	const { router, dialogs } = usePorts();
	const loader = useLoader();
	const [there, setThere] = useState(false);
	const { artefact } = useLoaded(loader.peekForm(form), () => loader.loadForm(form));
	const title = useText(artefact.document.title);
	// What was started long ago, or in another window, may be gone by now.
	useEffect(() => {
		void DRAFT_STORAGE.read(form, NOBODY).then((draft) => setThere(draft !== undefined));
	}, [form]);
	if (!there) return null;
	const request = async () => {
		const text = t("Discard this draft? It cannot be brought back.");
		if (!(await dialogs.confirm({ text, confirm: t("Discard"), danger: true }))) return;
		await discard(form);
		setThere(false);
	};
	return (
		<StatePanel icon="layui-icon-edit" shape="strip" title={t("You were writing: {form}", { form: title })}>
			<router.Link to={address} className={skin.button({ size: "sm" })}>
				{t("Continue")}
			</router.Link>
			<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={request}>
				{t("Discard")}
			</button>
		</StatePanel>
	);
}

/** Offers to go on with what somebody who is not logged in has started on this device. */
function DraftOffers({ drafts }: { drafts: readonly OpenDraft[] }) {
	return drafts.map((draft) => <DraftOffer key={draft.form} {...draft} />);
}

/**
 * What waits to be sent, and what somebody without an account has begun, to go on with or to discard: their drafts are on
 * this device only. Who is logged in finds theirs in the member centre.
 */
export default function Unsent() {
	const { session, router } = usePorts();
	const manifest = useRelease().current?.manifest;
	const { location } = router;
	const drafts = useMemo(() => {
		if (!manifest || session.user) return [];
		const known = openDrafts().filter(({ form }) => Object.hasOwn(manifest.forms, form));
		return draftsToOffer(known, manifest.site.home, location);
	}, [manifest, session.user, location]);
	return (
		<>
			<QueueStrips />
			<DraftOffers drafts={drafts} />
		</>
	);
}
