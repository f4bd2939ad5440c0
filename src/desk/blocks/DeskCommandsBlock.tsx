import { useEffect, useState } from "react";
import { skin, useActions, usePorts, useRead, useRelease, useResolver } from "../../../renderer/index.ts";
import { asArray, isObject } from "../../../schemas/json/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import type { DeskCommand } from "../commands/command-list.ts";
import { DeskPalette } from "../commands/DeskPalette.tsx";
import { KeyList } from "../commands/KeyList.tsx";
import { useCaseCommands, usePageCommands } from "../commands/use-case-commands.ts";
import { useDeskCommands } from "../commands/use-desk-commands.ts";
import { useDeskText } from "../use-desk-text.ts";

const LIST = "/admin/desk";

/** Where one can go: the desk's pages, and the saved views. */
function useWays(): readonly DeskCommand[] {
	const t = useDeskText();
	const { router } = usePorts();
	const { text, isSatisfied } = useResolver();
	const { current } = useRelease();
	const { data } = useRead("deskGetViews", {});
	const places = (current?.manifest.site.navigation ?? []).filter(({ when }) => isSatisfied(when));
	const pages = places.map(({ label, path }) => ({
		id: `page ${path}`,
		label: t("Go to {place}", { place: text(label) }),
		run: () => router.navigate(path),
	}));
	const views = asArray(isObject(data) ? data.list : []).filter(isObject);
	return [
		...pages,
		...views.map(({ id, name, query }) => ({
			id: `view ${id}`,
			label: t("Show the view {name}", { name }),
			run: () => router.navigate(`${LIST}?${query}`),
		})),
	];
}

/** What the page's document offers to be done, each while its condition holds. */
function usePageActs({ commands = [] }: StaffBlockTypes["desk_commands"]): readonly DeskCommand[] {
	const { text, isSatisfied } = useResolver();
	const { run } = useActions();
	return commands
		.filter(({ when }) => isSatisfied(when))
		.map(({ label, actions }) => ({ id: `act ${text(label)}`, label: text(label), run: () => void run(actions) }));
}

/** Ctrl+K, or the command key, opens the palette wherever one types. */
function usePaletteKey(open: () => void): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k" || event.altKey) return;
			event.preventDefault();
			open();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [open]);
}

/** The keys of a desk page, and the palette of all that can be done from it. */
export function DeskCommandsBlock({ block }: { block: StaffBlockTypes["desk_commands"] }) {
	const t = useDeskText();
	const { router } = usePorts();
	const [shown, setShown] = useState<"none" | "keys" | "palette">("none");
	const close = () => setShown("none");
	usePaletteKey(() => setShown("palette"));
	const help = { id: "keys", key: "?", label: t("Show the keys"), run: () => setShown("keys") };
	useDeskCommands([...useCaseCommands(block.forms), ...usePageActs(block), ...usePageCommands(), ...useWays(), help]);
	const search = (words: string): DeskCommand => ({
		id: "search for",
		label: t("Search cases for “{words}”", { words }),
		run: () => router.navigate(`${LIST}?${new URLSearchParams({ keyword: words, open: "any" })}`),
	});
	return (
		<p className="desk-commands" id={block.id}>
			<button
				type="button"
				className={skin.button({ size: "sm", variant: "ghost" })}
				onClick={() => setShown("palette")}
			>
				{t("What do you want to do?")} <kbd>Ctrl K</kbd>
			</button>
			<button type="button" className={skin.button({ size: "sm", variant: "ghost" })} onClick={() => setShown("keys")}>
				{t("Show the keys")} <kbd>?</kbd>
			</button>
			{shown === "keys" && <KeyList onClose={close} />}
			{shown === "palette" && <DeskPalette search={search} onClose={close} />}
		</p>
	);
}
