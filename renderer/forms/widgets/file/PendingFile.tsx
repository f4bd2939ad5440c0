import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../classes.ts";
import type { Pending } from "../../state/pending-files.ts";
import type { UploadQueue } from "../../state/upload-queue.ts";

/** A file on its way, or one that did not get there. */
export function PendingFile({ pending, queue }: { pending: Pending; queue: Pick<UploadQueue, "cancel" | "retry"> }) {
	const { t } = useI18n();
	const { key, file, fraction, problem } = pending;
	const { name } = file;
	return (
		<li className={widgetClasses.file}>
			<i className="layui-icon layui-icon-upload" aria-hidden="true" />
			<span className={widgetClasses.fileName}>
				{name}
				{problem === undefined ? (
					<progress value={fraction} max={1} aria-label={t("Uploading {name}", { name })} />
				) : (
					<span className={widgetClasses.problem} role="alert">
						{problem}
					</span>
				)}
			</span>
			{problem !== undefined && (
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-label={t("Try again: {name}", { name })}
					onClick={() => queue.retry(key)}
				>
					{t("Try again")}
				</button>
			)}
			<button
				type="button"
				className={skin.button({ variant: "ghost", size: "sm" })}
				aria-label={t("Cancel {name}", { name })}
				onClick={() => queue.cancel(key)}
			>
				{t("Cancel")}
			</button>
		</li>
	);
}
