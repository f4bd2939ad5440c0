import { useSyncExternalStore } from "react";
import { useDeskText } from "../use-desk-text.ts";
import { commandsNow } from "./command-list.ts";
import { DeskDialog } from "./DeskDialog.tsx";
import { areKeysOn, onKeySetting, setKeysOn } from "./key-setting.ts";

const NAMES: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑" };

/** The keys that act where its reader is, and the switch that turns single keys off. */
export function KeyList({ onClose }: { onClose(): void }) {
	const t = useDeskText();
	const on = useSyncExternalStore(onKeySetting, areKeysOn);
	const keys = Map.groupBy(
		commandsNow().filter(({ key }) => key !== undefined),
		({ label }) => label,
	);
	return (
		<DeskDialog title={t("Keys")} onClose={onClose}>
			<dl className="desk-keys">
				{[...keys].map(([label, commands]) => (
					<div key={label}>
						<dt>
							{commands.map(({ id, key = "" }) => (
								<kbd key={id}>{NAMES[key] ?? key}</kbd>
							))}
						</dt>
						<dd>{label}</dd>
					</div>
				))}
				<div>
					<dt>
						<kbd>Ctrl</kbd>
						<kbd>K</kbd>
					</dt>
					<dd>{t("What do you want to do?")}</dd>
				</div>
			</dl>
			<label className="desk-check">
				<input type="checkbox" checked={on} onChange={({ target }) => setKeysOn(target.checked)} />
				{t("Single keys act on this device")}
			</label>
		</DeskDialog>
	);
}
