import { type FormEvent, useId, useRef, useState } from "react";
import { skin, usePorts, useRead, useRouter } from "../../../renderer/index.ts";
import { isSavedView } from "../../../schemas/checks/desk.gen.ts";
import { isObject } from "../../../schemas/json/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useStaffCommand } from "../use-staff-command.ts";

/** What of an address is a question of the list. */
const questionOf = (query: Readonly<Record<string, string>>) =>
	new URLSearchParams(Object.entries(query).filter(([name]) => name !== "page" && name !== "cursor")).toString();

/** A question of the list that was saved. */
type SavedView = { id: string; name: string; query: string; shared: boolean };

const takeFocus = (input: HTMLInputElement | null): void => input?.focus();

/** Saves the question that is asked now, or changes one that was saved: its name, who has it, and on request what it asks. */
function SaveView({ changed, onDone }: { changed: SavedView | undefined; onDone(): void }) {
	const t = useDeskText();
	const id = useId();
	const { dialogs } = usePorts();
	const router = useRouter();
	const send = useStaffCommand();
	const [name, setName] = useState(changed?.name ?? "");
	const [shared, setShared] = useState(changed?.shared ?? false);
	const [asksNow, setAsksNow] = useState(changed === undefined);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		const query = changed && !asksNow ? changed.query : questionOf(router.location.query);
		const view = { ...(changed && { id: changed.id }), name: name.trim(), query, shared };
		if (view.name === "" || !(await send("deskSaveView", view))) return;
		dialogs.toast({ tone: "success", text: t("{name} was saved.", { name: name.trim() }) });
		onDone();
	};
	return (
		<form className="desk-save-view" onSubmit={save}>
			<label htmlFor={id}>{t("Name of the view")}</label>
			<input
				id={id}
				ref={takeFocus}
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
			{changed && (
				<label className="desk-check">
					<input type="checkbox" checked={asksNow} onChange={({ target }) => setAsksNow(target.checked)} />
					{t("Ask for what is set now")}
				</label>
			)}
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
	const { dialogs } = usePorts();
	const { data } = useRead("deskGetViews", {});
	const [saving, setSaving] = useState<"new" | SavedView | null>(null);
	const begin = useRef<HTMLButtonElement>(null);
	const end = () => {
		begin.current?.focus();
		setSaving(null);
	};
	const remove = async ({ id, name, shared }: SavedView) => {
		const text = shared ? t("Your colleagues lose it, too.") : t("It cannot be brought back.");
		const title = t("Delete the view {name}", { name });
		if (!(await dialogs.confirm({ title, text, confirm: t("Delete"), danger: true }))) return;
		if (await send("deskDeleteView", { id })) begin.current?.focus();
	};
	const views = isObject(data) && Array.isArray(data.list) ? data.list.filter(isSavedView) : [];
	const current = questionOf(router.location.query);
	const { path } = router.location;
	return (
		<section className="desk-views" aria-label={t("Saved views")} id={block.id}>
			<ul>
				{views.map(({ own, ...view }) => {
					const { id, name, query, shared } = view;
					return (
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
								<>
									<button
										type="button"
										className="desk-view-act"
										aria-label={t("Change the view {name}", { name })}
										onClick={() => setSaving(view)}
									>
										<span className="layui-icon layui-icon-edit" aria-hidden="true" />
									</button>
									<button
										type="button"
										className="desk-view-act"
										aria-label={t("Delete the view {name}", { name })}
										onClick={() => void remove(view)}
									>
										<span className="layui-icon layui-icon-close" aria-hidden="true" />
									</button>
								</>
							)}
						</li>
					);
				})}
				<li>
					<button
						ref={begin}
						type="button"
						className={skin.button({ size: "sm", variant: "outline" })}
						onClick={() => setSaving("new")}
					>
						{t("Save this view")}
					</button>
				</li>
			</ul>
			{saving !== null && (
				<SaveView
					key={saving === "new" ? "" : saving.id}
					changed={saving === "new" ? undefined : saving}
					onDone={end}
				/>
			)}
		</section>
	);
}
