import { useId } from "react";
import { skin, useI18n, usePorts, useResolver } from "../../../renderer/index.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useSharedDraft } from "../drafts/use-shared-draft.ts";
import { useDeskText } from "../use-desk-text.ts";
import { type CaseInScope, useCaseInScope } from "./case-in-scope.ts";
import { useFocusWhenGone } from "./use-focus-when-gone.ts";

/** The step that gives the official reply. */
const REPLY = "reply";

function ReplyDraft({ found, form }: { found: CaseInScope; form: string }) {
	const t = useDeskText();
	const id = useId();
	const part = useFocusWhenGone<HTMLDivElement>();
	const { format } = useI18n();
	const { dialogs } = usePorts();
	const { scope, text: words } = useResolver();
	const { text, saved, stored, theirs, write, takeTheirs, keepMine, save } = useSharedDraft(found.id);
	const { id: of, version, moves } = found;
	const step = moves.find(({ action }) => action === REPLY);
	const preview = async () => {
		await save();
		const title = step ? words(step.label) : t("Preview and send");
		await dialogs.openForm({ form, title, scope, prefill: { id: of, version, action: REPLY, text } });
	};
	return (
		<div className="desk-draft" ref={part}>
			<label htmlFor={id}>{t("Text of the reply")}</label>
			<p className="desk-muted" id={`${id}-hint`}>
				{t("Colleagues who open the case read and change it too.")}
			</p>
			<textarea
				id={id}
				className={skin.listFilters().control}
				aria-describedby={`${id}-hint`}
				rows={8}
				maxLength={20_000}
				value={text}
				onChange={({ target }) => write(target.value)}
				onBlur={() => void save()}
			/>
			<p className="desk-muted" role="status">
				{saved ? stored.version > 0 && t("Saved.") : t("Not saved yet")}{" "}
				{stored.author &&
					t("{name} wrote last, {when}", { name: stored.author, when: format(stored.updated_at, "relative") })}
			</p>
			{theirs && (
				<div className="desk-bulk" role="alert">
					<p>{t("{name} has changed the text meanwhile. Yours is kept here.", { name: theirs.author })}</p>
					<blockquote>{theirs.text}</blockquote>
					<p className="desk-bulk-actions">
						<button type="button" className={skin.button({ size: "sm", variant: "outline" })} onClick={takeTheirs}>
							{t("Take theirs")}
						</button>
						<button type="button" className={skin.button({ size: "sm", variant: "outline" })} onClick={keepMine}>
							{t("Keep mine")}
						</button>
					</p>
				</div>
			)}
			<p>
				<button
					type="button"
					className={skin.button({ variant: "outline" })}
					aria-disabled={text.trim() === ""}
					onClick={() => void (text.trim() === "" || preview())}
				>
					{t("Preview and send")}
				</button>
			</p>
		</div>
	);
}

/** The reply to a case that colleagues write together. */
export function ReplyDraftBlock({ block }: { block: StaffBlockTypes["reply_draft"] }) {
	const found = useCaseInScope(block.case);
	return <div id={block.id}>{found && <ReplyDraft key={found.id} found={found} form={block.form} />}</div>;
}
