import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { addressOf } from "../../../schemas/edits/addresses.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { asObject, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { PROJECTS } from "../conditions/offered-list.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { StudioMenu } from "../frame/StudioMenu.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { offeredEntries } from "./leaf-choices.ts";
import { blockTypesOf, emptyBlock, emptyOf, type MetaPart, nameOf, typeWords } from "./meta-parts.ts";

/** What reads the portal's projects is loaded with the first rule that names one. */
const OfferedAnswers = lazyScreen(() => import("../conditions/OfferedAnswers.tsx"));

type SettingsListProps = {
	path: string;
	document: JsonObject;
	pointer: string;
	part: MetaPart;
	list: readonly unknown[];
	onOpen(pointer: string): void;
};

function AddEntry({ types, onAdd }: { types: readonly string[]; onAdd(type: string): void }) {
	const { t, translate } = useStudioI18n();
	const label = (
		<>
			<Icon icon={ACTS.add.icon} />
			{types.length > 0 ? t("Add a block") : t("Add an entry")}
		</>
	);
	if (types.length === 0)
		return (
			<Button variant="outline" borderStyle="dashed" bg="bg.panel" onClick={() => onAdd("")}>
				{label}
			</Button>
		);
	return (
		<StudioMenu
			variant="outline"
			borderStyle="dashed"
			bg="bg.panel"
			groups={[{ entries: types.map((type) => ({ value: type, label: typeWords(type, translate) })) }]}
			onSelect={onAdd}
		>
			{label}
		</StudioMenu>
	);
}

/** A new entry with a name of its own, where entries have one that only other documents read. */
function withId(entry: Json, list: readonly unknown[]): Json {
	if (!isObject(entry) || entry.id !== "") return entry;
	const isTaken = (id: string) => list.some((one) => asObject(one).id === id);
	let count = list.length + 1;
	while (isTaken(`entry-${count}`)) count += 1;
	return { ...entry, id: `entry-${count}` };
}

type EntryInputProps = {
	value: string;
	label: string;
	isOfProjects: boolean;
	choices: ReturnType<typeof offeredEntries>;
	onPut(value: string): void;
};

/** A text in a list: chosen from the projects or from what is offered, else typed. */
function EntryInput({ value, label, isOfProjects, choices, onPut }: EntryInputProps) {
	if (isOfProjects)
		return (
			<ScreenArea>
				<OfferedAnswers list={PROJECTS} label={label} value={value} onChoose={onPut} />
			</ScreenArea>
		);
	if (!choices) return <CommitInput size="sm" aria-label={label} value={value} onCommit={onPut} />;
	const isOffered = choices.some((one) => one.value === value);
	const options = isOffered ? choices : [...choices, { value, label: value }];
	return <Choose size="sm" label={label} value={value} options={options} onChoose={onPut} />;
}

/** The entries of a list: opened, moved, removed, added. */
export function SettingsList({ path, document, pointer, part, list, onOpen }: SettingsListProps) {
	const { t, translate, portal } = useStudioI18n();
	const make = useMake();
	const isOfProjects = document.kind === "routing" && pointerTokens(pointer).at(-1) === "project";
	const types = blockTypesOf(part.schema);
	const choices = offeredEntries(pointerTokens(pointer).at(-1) ?? "", document, useDocuments(), portal);
	const keys = (index: number) => {
		const tokens = pointerTokens(pointer).map((token) => (/^\d+$/.test(token) ? Number(token) : token));
		return [...tokens, index];
	};
	const address = (index: number) => addressOf(document, keys(index));
	const listAddress = addressOf(document, keys(0).slice(0, -1));
	const add = (type: string) => {
		const free = choices?.find((one) => !list.includes(one.value))?.value;
		const value: Json = type ? emptyBlock(type) : (free ?? withId(emptyOf(asObject(part.schema.items)), list));
		if (make({ verb: "add", path, at: listAddress, value }) && typeof value === "object")
			onOpen(`${pointer}/${list.length}`);
	};
	return (
		<Stack gap="3">
			<Stack as="ol" gap="3">
				{list.map((value, index) => {
					const chosen = choices?.find((one) => one.value === value)?.label;
					const name = chosen ?? (nameOf(value, "", translate) || t("Entry {number}", { number: index + 1 }));
					const isPlain = typeof value !== "object";
					return (
						<Flex
							as="li"
							// biome-ignore lint/suspicious/noArrayIndexKey: entries without an identity have no other name
							key={index}
							gap="1"
							align="center"
							bg="bg.panel"
							borderWidth="1px"
							borderRadius="lg"
							px="4"
							py="2.5"
						>
							<Box flex="1" minW="0" me="2">
								{typeof value === "string" ? (
									<EntryInput
										value={value}
										label={t("Entry {number}", { number: index + 1 })}
										isOfProjects={isOfProjects}
										choices={choices}
										onPut={(next) => make({ verb: "set", path, at: address(index), value: next })}
									/>
								) : (
									<Text truncate>{name}</Text>
								)}
							</Box>
							<Button
								size="xs"
								variant="ghost"
								px="1"
								disabled={index === 0}
								aria-label={t("Move “{label}” up", { label: name })}
								onClick={() => make({ verb: "move", path, at: address(index), index: index - 1 })}
							>
								<Icon icon={ACTS.up.icon} />
							</Button>
							<Button
								size="xs"
								variant="ghost"
								px="1"
								disabled={index === list.length - 1}
								aria-label={t("Move “{label}” down", { label: name })}
								onClick={() => make({ verb: "move", path, at: address(index), index: index + 1 })}
							>
								<Icon icon={ACTS.down.icon} />
							</Button>
							<Button
								size="xs"
								variant="ghost"
								px="1"
								aria-label={t("Remove “{label}”", { label: name })}
								onClick={() => make({ verb: "remove", path, at: address(index) })}
							>
								<Icon icon={ACTS.remove.icon} />
							</Button>
							{!isPlain && (
								<Button
									size="sm"
									variant="outline"
									aria-label={t("Open {name}", { name })}
									onClick={() => onOpen(`${pointer}/${index}`)}
								>
									{t("Open")}
								</Button>
							)}
						</Flex>
					);
				})}
			</Stack>
			<AddEntry types={types} onAdd={add} />
		</Stack>
	);
}
