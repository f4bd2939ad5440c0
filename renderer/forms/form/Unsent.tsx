import { useEffect, useMemo, useState } from "react";
import type { QueuedSubmission } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useLoader, useRelease } from "../../loader/release-context.tsx";
import { useLoaded } from "../../loader/use-loaded.ts";
import { usePorts, useRouter } from "../../ports/ports-context.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../../view-parts/state-panel/StatePanel.tsx";
import { useQueue } from "../hooks/use-queue.ts";
import { markDrafted } from "../model/draft.ts";
import { DRAFT_STORAGE } from "../model/draft-storage.ts";
import { draftsToOffer, type OpenDraft, openDrafts } from "../model/open-drafts.ts";
import { numberOf, receiptQueryCode } from "../model/submission.ts";
import { SUBMISSION_QUEUE, takeOutOfQueue } from "../model/submission-queue.ts";
import { QueryCodeAlert } from "./QueryCodeAlert.tsx";

const button = skin.button({ variant: "outline", size: "sm" });

function Waiting({ queued, title }: { queued: QueuedSubmission; title: string }) {
	const { t } = useI18n();
	const { router } = usePorts();
	const back = async () => {
		if (await takeOutOfQueue(queued.key)) router.navigate(queued.address);
	};
	return (
		<StatePanel
			icon="layui-icon-time"
			shape="strip"
			role="status"
			title={t("Waiting to be sent: {form}", { form: title })}
		>
			<button type="button" className={button} onClick={() => void back()}>
				{t("Take it back")}
			</button>
		</StatePanel>
	);
}

function Sent({ queued, title }: { queued: QueuedSubmission; title: string }) {
	const { t, format } = useI18n();
	const result = queued.response?.data;
	const number = numberOf(result) ?? "";
	const code = receiptQueryCode(result);
	const at = format(new Date(queued.answered_at ?? queued.saved_at).toISOString(), "relative");
	return (
		<>
			<StatePanel
				icon="layui-icon-ok-circle"
				shape="strip"
				role="status"
				title={t("Sent: {title}", { title })}
				text={t("It went {at}. Its case has the number {number}.", { at, number })}
			>
				<button type="button" className={button} onClick={() => void SUBMISSION_QUEUE.remove(queued.key)}>
					{t("Close")}
				</button>
			</StatePanel>
			{code !== undefined && <QueryCodeAlert number={number} code={code} leads />}
		</>
	);
}

function Refused({ queued, title }: { queued: QueuedSubmission; title: string }) {
	const { t } = useI18n();
	const { router } = usePorts();
	return (
		<StatePanel
			icon="layui-icon-tips"
			shape="strip"
			role="status"
			title={t("This could not be sent: {form}", { form: title })}
			text={queued.response?.msg || t("It could not be sent.")}
		>
			<router.Link to={queued.address} className={skin.button({ size: "sm" })}>
				{t("Continue")}
			</router.Link>
		</StatePanel>
	);
}

function QueueStrip({ queued }: { queued: QueuedSubmission }) {
	const loader = useLoader();
	const { artefact } = useLoaded(loader.peekForm(queued.form), () => loader.loadForm(queued.form));
	const title = useText(artefact.document.title);
	if (queued.response === undefined) return <Waiting queued={queued} title={title} />;
	const Concluded = queued.response.code === 0 ? Sent : Refused;
	return <Concluded queued={queued} title={title} />;
}

/** What waits on this device to be sent, what went, and what was refused, on whatever page its sender is. */
function QueueStrips() {
	const { session } = usePorts();
	const router = useRouter();
	const { path, query } = router.location;
	const isHere = ({ address, response }: QueuedSubmission) => {
		const at = new URL(address, "http://portal");
		// Its own page says so itself, save that it went: the form there may be another by then.
		return (
			response?.code !== 0 &&
			at.pathname === path &&
			[...at.searchParams].every(([name, value]) => query[name] === value)
		);
	};
	return useQueue()
		.filter((queued) => (queued.user === "" || queued.user === session.user?.id) && !isHere(queued))
		.map((queued) => <QueueStrip key={queued.key} queued={queued} />);
}

/** Whoever is not logged in. */
const NOBODY = "";

/** Removes what was typed into a form without an account, its files too. */
async function discard(form: string): Promise<void> {
	const draft = await DRAFT_STORAGE.read(form, NOBODY);
	if (draft) await DRAFT_STORAGE.remove(form, NOBODY, draft.idempotency_key);
	await DRAFT_STORAGE.clear(form, NOBODY);
	markDrafted(form, NOBODY, false);
}

/** Whether there is something to go on with: what waits to be sent, went or was refused says so itself. */
async function isOpen(form: string): Promise<boolean> {
	const draft = await DRAFT_STORAGE.read(form, NOBODY);
	return draft !== undefined && (await SUBMISSION_QUEUE.find(draft.idempotency_key)) === undefined;
}

function DraftOffer({ form, address }: OpenDraft) {
	const { t } = useI18n();
	const { router, dialogs } = usePorts();
	const loader = useLoader();
	const [there, setThere] = useState(false);
	const { artefact } = useLoaded(loader.peekForm(form), () => loader.loadForm(form));
	const title = useText(artefact.document.title);
	// What was started long ago, or in another window, may be gone by now; what is queued comes back when it is taken back.
	useEffect(() => {
		const look = () => void isOpen(form).then(setThere);
		look();
		return SUBMISSION_QUEUE.subscribe(look);
	}, [form]);
	if (!there) return null;
	const confirmDiscard = async () => {
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
			<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={confirmDiscard}>
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
 * this device only. Whoever is logged in finds theirs in the member centre.
 */
export default function Unsent() {
	const { session } = usePorts();
	const router = useRouter();
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
