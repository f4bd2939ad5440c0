import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { PartAct } from "../arrange/part-acts.ts";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { actPressed, ariaKeys, shownKeys } from "../keys/keys.ts";
import { StudioKeys } from "../keys/StudioKeys.tsx";
import { useOfferedCommands } from "./command-list.tsx";
import { useOutline, usePlaces } from "./use-places.ts";

/** How many commands are shown at once. */
const MAX_SHOWN = 40;

function useShortcut(open: () => void): void {
	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => {
			if (!actPressed(event, ["commands"])) return;
			event.preventDefault();
			open();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [open]);
}

function Commands({ onDone }: { onDone(): void }) {
	const { t } = useStudioI18n();
	const list = useId();
	const offered = useOfferedCommands();
	const [query, setQuery] = useState("");
	const [at, setAt] = useState(0);
	const places = usePlaces(query);
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const shown = [...offered(), ...places]
		.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
		.slice(0, MAX_SHOWN);
	const current = Math.min(at, shown.length - 1);
	const run = (act: PartAct | undefined) => {
		onDone();
		act?.run();
	};
	const onKey = (event: KeyboardEvent) => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (by) {
			event.preventDefault();
			setAt(Math.min(Math.max(current + by, 0), shown.length - 1));
		} else if (event.key === "Enter") run(shown[current]);
	};
	return (
		<Stack gap="3">
			<Input
				role="combobox"
				aria-expanded="true"
				aria-controls={list}
				aria-activedescendant={shown[current] ? `${list}-${current}` : undefined}
				aria-label={t("What do you want to do?")}
				placeholder={t("What do you want to do?")}
				value={query}
				onChange={(event) => {
					setQuery(event.target.value);
					setAt(0);
				}}
				onKeyDown={onKey}
			/>
			<Stack gap="0" id={list} role="listbox" aria-label={t("Commands")} maxH="50dvh" overflowY="auto">
				{shown.map((act, index) => (
					<chakra.div
						key={act.id}
						id={`${list}-${index}`}
						role="option"
						aria-selected={index === current}
						display="flex"
						gap="3"
						px="3"
						py="2"
						borderRadius="md"
						cursor="pointer"
						bg={index === current ? "brand.subtle" : "transparent"}
						_hover={{ bg: "bg.subtle" }}
						ref={(element: HTMLDivElement | null) => {
							if (index === current) element?.scrollIntoView({ block: "nearest" });
						}}
						onClick={() => run(act)}
					>
						<Box as="span" w="4" flex="none" color="fg.muted">
							{act.icon && <Icon icon={act.icon} />}
						</Box>
						<Text as="span" flex="1" minW="0" truncate>
							{act.label}
						</Text>
						{act.keys && (
							<Text as="span" color="fg.muted" fontSize="xs">
								{act.keys}
							</Text>
						)}
					</chakra.div>
				))}
			</Stack>
			<Text role="status" color="fg.muted" fontSize="xs">
				{t("{count, plural, =0 {Nothing found} one {# place found} other {# places found}}", { count: shown.length })}
			</Text>
			<StudioKeys />
		</Stack>
	);
}

/** Everything that can be done here and every place to go to, by a few letters. */
export function CommandPalette() {
	const { t } = useStudioI18n();
	const [open, setOpen] = useState(false);
	// What was typed before fades with its window; whoever opens it meanwhile begins anew.
	const [openings, setOpenings] = useState(0);
	const setShown = (isShown: boolean) => {
		if (isShown && !open) setOpenings((before) => before + 1);
		setOpen(isShown);
	};
	useShortcut(() => setShown(true));
	// Here before somebody has typed.
	useOutline();
	return (
		<StudioDialog
			title={t(ACTS.commands.label)}
			open={open}
			onOpen={setShown}
			scrollBehavior="inside"
			actions={null}
			trigger={
				<Button
					size="sm"
					variant="ghost"
					px="2"
					aria-label={t(ACTS.commands.label)}
					title={t("{what} ({keys})", { what: t(ACTS.commands.label), keys: shownKeys("commands") })}
					aria-keyshortcuts={ariaKeys("commands")}
				>
					<Icon icon={ACTS.commands.icon} />
				</Button>
			}
		>
			<Commands key={openings} onDone={() => setOpen(false)} />
		</StudioDialog>
	);
}
