import { type FormEvent, useId, useState } from "react";
import { skin, usePorts, useRead, useRouter } from "../../../renderer/index.ts";
import { isSavedView } from "../../../schemas/checks/desk.gen.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";

/** What of an address is a question of the list. */
const questionOf = (query: Readonly<Record<string, string>>) =>
	new URLSearchParams(Object.entries(query).filter(([name]) => name !== "page" && name !== "cursor")).toString();

function SaveView({ onDone }: { onDone(): void }) {
	const t = useDeskText();
	const id = useId();
	const { dialogs } = usePorts();
	const router = useRouter();
	const send = useStaffCommand();
	const [name, setName] = useState("");
	const [shared, setShared] = useState(false);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		const query = questionOf(router.location.query);
		if (name.trim() === "" || !(await send("deskSaveView", { name: name.trim(), query, shared }))) return;
		dialogs.toast({ tone: "success", text: t("{name} was saved.", { name: name.trim() }) });
		onDone();
	};
	return (
		<form className="desk-save-view" onSubmit={save}>
			<label htmlFor={id}>{t("Name of the view")}</label>
			<input
				id={id}
				className={skin.listFilters().control}
				maxLength={80}
				required
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
			<label className="desk-check">
				<input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
				{t("Share it with colleagues")}
			</label>
			<button type="submit" className={skin.button({ size: "sm" })}>
				{t("Save")}
			</button>
			<button type="button" className={skin.button({ size: "sm", variant: "ghost" })} onClick={onDone}>
				{t("Cancel")}
			</button>
		</form>
	);
}

/** Questions of the list that were saved, and a way to save the one that is asked now. */
export function SavedViewsBlock({ block }: { block: StaffBlockTypes["saved_views"] }) {
	const t = useDeskText();
	const router = useRouter();
	const send = useStaffCommand();
	const { data } = useRead("deskGetViews", {});
	const [saving, setSaving] = useState(false);
	const views = isObject(data) && Array.isArray(data.list) ? data.list.filter(isSavedView) : [];
	const current = questionOf(router.location.query);
	const { path } = router.location;
	return (
		<section className="desk-views" aria-label={t("Saved views")} id={block.id}>
			<ul>
				{views.map(({ id, name, query, shared, own }) => (
					<li key={id}>
						<router.Link
							to={`${path}?${query}`}
							className="desk-view"
							aria-current={current === query ? "true" : undefined}
						>
							{name}
							{shared && <span className="desk-muted"> · {t("shared")}</span>}
						</router.Link>
						{own && (
							<button
								type="button"
								className="desk-view-delete"
								aria-label={t("Delete the view {name}", { name })}
								onClick={() => void send("deskDeleteView", { id })}
							>
								<span className="layui-icon layui-icon-close" aria-hidden="true" />
							</button>
						)}
					</li>
				))}
				{!saving && (
					<li>
						<button
							type="button"
							className={skin.button({ size: "sm", variant: "outline" })}
							onClick={() => setSaving(true)}
						>
							{t("Save this view")}
						</button>
					</li>
				)}
			</ul>
			{saving && <SaveView onDone={() => setSaving(false)} />}
		</section>
	);
}
