import { useI18n } from "../../i18n/i18n-context.ts";
import { useLoader } from "../../loader/release-context.tsx";
import { useLoaded } from "../../loader/use-loaded.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../../view-parts/state-panel/StatePanel.tsx";
import { useQueue } from "../hooks/use-queue.ts";
import { numberOf, receiptQueryCode } from "../model/submission.ts";
import { type QueuedSubmission, SUBMISSION_QUEUE, takeOutOfQueue } from "../model/submission-queue.ts";
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
	const [number = "", code] = [numberOf(result), receiptQueryCode(result)];
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
	const Strip = queued.response === undefined ? Waiting : queued.response.code === 0 ? Sent : Refused;
	return <Strip queued={queued} title={title} />;
}

/** What waits on this device to be sent, what went, and what was refused, on whatever page its sender is. */
export default function QueueStrips() {
	const { session, router } = usePorts();
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
