import { Box } from "@chakra-ui/react/box";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { memo, type RefObject, useRef, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { PaletteEntry } from "./arrangement.ts";
import { useDraggable } from "./drag.ts";
import { GRIP_STYLES, useGrips } from "./grips.ts";

type PaletteProps = {
	entries: readonly PaletteEntry[];
	/** It stands beside the canvas, so that a finger can drag from one to the other. */
	isBeside?: boolean;
	onAdd(entry: PaletteEntry): void;
};

type EntryProps = { entry: PaletteEntry; isBeside: boolean; onAdd: RefObject<PaletteProps["onAdd"]> };

const isSame = (a: EntryProps, b: EntryProps) =>
	a.onAdd === b.onAdd && a.entry.id === b.entry.id && a.entry.label === b.entry.label && a.entry.help === b.entry.help;

/** Rendered once: what can be added stays the same while a document changes. */
const Entry = memo(function Entry({ entry, isBeside, onAdd }: EntryProps) {
	const button = useRef<HTMLButtonElement>(null);
	useDraggable(button, { sort: entry.sort, entry: entry.id });
	return (
		<chakra.button
			ref={button}
			type="button"
			data-entry={entry.id}
			display="flex"
			gap="3"
			alignItems="flex-start"
			w="full"
			textAlign="start"
			px="3"
			py="2"
			borderRadius="md"
			cursor="pointer"
			_hover={{ bg: "bg.subtle" }}
			onClick={() => onAdd.current(entry)}
		>
			<Box color="brand.fg" pt="0.5">
				<Icon icon={`layui-icon-${entry.icon}`} />
			</Box>
			<Box minW="0">
				<Text fontWeight="medium">{entry.label}</Text>
				<Text fontSize="xs" color="fg.muted">
					{entry.help}
				</Text>
			</Box>
			{isBeside && <span data-grip aria-hidden />}
		</chakra.button>
	);
}, isSame);

/** What can be added: pressed, it goes where the caller puts it; dragged, by a finger at its dots, where it is dropped. */
export function Palette({ entries, isBeside = false, onAdd }: PaletteProps) {
	const { t } = useStudioI18n();
	const [query, setQuery] = useState("");
	const latest = useRef(onAdd);
	latest.current = onAdd;
	const wanted = query.trim().toLowerCase();
	const list = useRef<HTMLDivElement>(null);
	useGrips(list, (grip) => {
		const id = grip.closest<HTMLElement>("[data-entry]")?.dataset.entry;
		const entry = entries.find((one) => one.id === id);
		return entry && { sort: entry.sort, entry: entry.id };
	});
	const shown = entries.filter(({ label, help }) => `${label} ${help}`.toLowerCase().includes(wanted));
	return (
		<Stack gap="2">
			<Input
				type="search"
				size="sm"
				bg="bg.panel"
				aria-label={t("Find what to add")}
				placeholder={t("Find what to add")}
				value={query}
				onChange={(event) => setQuery(event.target.value)}
			/>
			<Stack ref={list} as="ul" gap="0" css={GRIP_STYLES} aria-label={t("What can be added")}>
				{shown.map((entry) => (
					<li key={entry.id}>
						<Entry entry={entry} isBeside={isBeside} onAdd={latest} />
					</li>
				))}
			</Stack>
			{shown.length === 0 && <Text color="fg.muted">{t("Nothing of that name can be added here.")}</Text>}
		</Stack>
	);
}
