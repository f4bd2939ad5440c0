import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { memo, type ReactNode, type RefObject, use, useId, useRef, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { PaletteEntry } from "./arrangement.ts";
import { useDraggable } from "./drag.ts";
import { GRIP_STYLES, useGrips } from "./grips.ts";
import { PaletteExamples } from "./palette-examples.ts";

type PaletteProps = {
	entries: readonly PaletteEntry[];
	/** It stands beside the canvas, so that a finger can drag from one to the other. */
	isBeside?: boolean;
	onAdd(entry: PaletteEntry): void;
};

type EntryProps = {
	entry: PaletteEntry;
	isBeside: boolean;
	/** What it looks like; null where nothing is to be shown. */
	example: ReactNode;
	isOpen: boolean;
	acts: RefObject<{ add(entry: PaletteEntry): void; open(id: string): void }>;
};

const isSame = (a: EntryProps, b: EntryProps) =>
	a.isOpen === b.isOpen &&
	(a.example === null) === (b.example === null) &&
	(a.example === b.example || !b.isOpen) &&
	a.entry.id === b.entry.id &&
	a.entry.label === b.entry.label &&
	a.entry.help === b.entry.help;

/** The look of an entry, as a picture: what is in it cannot be used. */
function Example({ id, entry, children }: { id: string; entry: PaletteEntry; children: ReactNode }) {
	const { t } = useStudioI18n();
	return (
		<Box
			id={id}
			role="img"
			aria-label={t("Example of “{label}”: {help}", { label: entry.label, help: entry.help })}
			mx="3"
			mb="3"
			p="3"
			maxH="72"
			overflow="hidden"
			bg="bg"
			borderWidth="1px"
			borderRadius="md"
		>
			{/* Smaller than it is, so that what is wide has room. */}
			<Box inert css={{ zoom: 0.65 }}>
				{children}
			</Box>
		</Box>
	);
}

/** Opens and closes the example of an entry. It is called the same for each, and told apart by what describes it. */
function ExampleButton({
	entry,
	isOpen,
	acts,
	pane,
}: Pick<EntryProps, "entry" | "isOpen" | "acts"> & { pane: string }) {
	const { t } = useStudioI18n();
	return (
		<Button
			size="xs"
			variant="ghost"
			px="1"
			mt="1.5"
			aria-label={t("Show an example")}
			title={t("Show an example")}
			aria-describedby={`${pane}-label`}
			aria-expanded={isOpen}
			aria-controls={isOpen ? pane : undefined}
			onClick={() => acts.current.open(entry.id)}
		>
			<Icon icon={isOpen ? "layui-icon-eye-invisible" : "layui-icon-eye"} />
		</Button>
	);
}

/** Rendered once: what can be added stays the same while a document changes. */
const Entry = memo(function Entry({ entry, isBeside, example, isOpen, acts }: EntryProps) {
	const button = useRef<HTMLButtonElement>(null);
	const pane = useId();
	useDraggable(button, { sort: entry.sort, entry: entry.id });
	return (
		<>
			<Flex align="flex-start">
				<chakra.button
					ref={button}
					type="button"
					data-entry={entry.id}
					display="flex"
					gap="3"
					alignItems="flex-start"
					flex="1"
					minW="0"
					textAlign="start"
					px="3"
					py="2"
					borderRadius="md"
					cursor="pointer"
					_hover={{ bg: "bg.subtle" }}
					onClick={() => acts.current.add(entry)}
				>
					<Box color="brand.fg" pt="0.5">
						<Icon icon={`layui-icon-${entry.icon}`} />
					</Box>
					<Box minW="0">
						<Text id={`${pane}-label`} fontWeight="medium">
							{entry.label}
						</Text>
						<Text fontSize="xs" color="fg.muted">
							{entry.help}
						</Text>
					</Box>
					{isBeside && <span data-grip aria-hidden />}
				</chakra.button>
				{example !== null && <ExampleButton entry={entry} isOpen={isOpen} acts={acts} pane={pane} />}
			</Flex>
			{isOpen && example !== null && (
				<Example id={pane} entry={entry}>
					{example}
				</Example>
			)}
		</>
	);
}, isSame);

/** What can be added: pressed, it goes where the caller puts it; dragged, by a finger at its dots, where it is dropped. */
export function Palette({ entries, isBeside = false, onAdd }: PaletteProps) {
	const { t } = useStudioI18n();
	const [query, setQuery] = useState("");
	const [opened, setOpened] = useState<string | null>(null);
	const exampleOf = use(PaletteExamples);
	const open = (id: string) => setOpened((before) => (before === id ? null : id));
	const acts = useRef({ add: onAdd, open });
	acts.current = { add: onAdd, open };
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
						<Entry
							entry={entry}
							isBeside={isBeside}
							acts={acts}
							example={exampleOf(entry.id)}
							isOpen={opened === entry.id}
						/>
					</li>
				))}
			</Stack>
			{shown.length === 0 && <Text color="fg.muted">{t("Nothing of that name can be added here.")}</Text>}
		</Stack>
	);
}
