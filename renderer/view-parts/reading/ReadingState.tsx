import type { QueryState } from "../../../adapters/adapter.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { failureText } from "../../ports/failure-text.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { StatePanel } from "../state-panel/StatePanel.tsx";
import { NotLoadedPanel } from "./NotLoadedPanel.tsx";
import { readingPhase } from "./reading-phase.ts";
import { reloadStale, useStaleBar } from "./stale-readings.ts";
import { useOnline } from "./use-online.ts";

type Reading = Pick<QueryState<unknown>, "data" | "code" | "error" | "msg" | "reload">;

/** Offers the login over the page, then requests again. */
function LoginPanel({ reload }: Pick<Reading, "reload">) {
	const { t } = useI18n();
	const { session } = usePorts();
	const logIn = async () => {
		if (await session.openLogin()) reload();
	};
	return (
		<StatePanel icon="layui-icon-password" title={t("Log in to see this")} text={t("You will stay on this page.")}>
			<button type="button" className={skin.button()} onClick={logIn}>
				{t("Log in")}
			</button>
		</StatePanel>
	);
}

function FailedPanel({ msg, code, error, reload }: Reading) {
	const { t } = useI18n();
	const why = (!error && msg) || t(failureText({ error, code }));
	return <NotLoadedPanel title={t("This could not be loaded")} msg={why} retry={reload} />;
}

/** What stands in place of a response that is not there: login, absence or failure. Nothing while loading or shown. */
export function ReadingState({ reading, missing }: { reading: Reading; missing?: string }) {
	const { t } = useI18n();
	switch (readingPhase(reading)) {
		case "login":
			return <LoginPanel reload={reading.reload} />;
		case "missing":
			return (
				<StatePanel
					icon="layui-icon-face-surprised"
					title={missing || t("There is nothing to see here")}
					text={t("It may have been moved, or taken down.")}
				/>
			);
		case "failed":
			return <FailedPanel {...reading} />;
		default:
			return null;
	}
}

/** Marks a page that shows a response while a newer one could not be had: once for all such responses on it. */
export function StaleBanner({ reading }: { reading: Pick<QueryState<unknown>, "stale" | "reload"> }) {
	const { t } = useI18n();
	const online = useOnline();
	const leads = useStaleBar(reading.stale, online, reading.reload);
	// Without any connection the shell says it once, of everything.
	if (!leads || !online) return null;
	return (
		<StatePanel icon="layui-icon-time" title={t("What you see may be out of date")} shape="strip" role="status">
			<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={reloadStale}>
				{t("Try again")}
			</button>
		</StatePanel>
	);
}
