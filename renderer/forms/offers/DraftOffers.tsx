import { useEffect, useState } from "react";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useLoader } from "../../loader/release-context.tsx";
import { useLoaded } from "../../loader/use-loaded.ts";
import type { OpenDraft } from "../../page/open-drafts.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../../view-parts/state-panel/StatePanel.tsx";
import { DRAFT_STORAGE } from "../drafts/draft-storage.ts";
import { markDrafted } from "../drafts/drafted-mark.ts";

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
export default function DraftOffers({ drafts }: { drafts: readonly OpenDraft[] }) {
	return drafts.map((draft) => <DraftOffer key={draft.form} {...draft} />);
}
