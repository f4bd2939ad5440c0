import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { addressOf } from "../../../schemas/edits/addresses.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { Section } from "../frame/Section.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "../inspector/TextField.tsx";
import {
	addTeam,
	type CategoryRow,
	handledBy,
	moveRow,
	possibleUnits,
	rowChoices,
	teamRows,
} from "./categories-model.ts";
import { EntryActions } from "./EntryActions.tsx";

type TeamsProps = { path: string; document: JsonObject };

/** One team. It keeps its id, under which people are assigned to it, and stays while categories name it. */
function Team({ path, document, row, count }: TeamsProps & { row: CategoryRow; count: number }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const handled = handledBy(document, row.id);
	const units = possibleUnits(document, row.id);
	const put = (key: string, text: string | undefined) =>
		make(...setAt(path, document, ["teams", String(row.index), key], text));
	const remove = () => {
		if (make({ verb: "remove", path, at: addressOf(document, ["teams", row.index]) }))
			toast("info", t("“{name}” was removed. “Undo” above brings it back.", { name: row.name }));
	};
	return (
		<Stack as="li" gap="3" p="4" borderWidth="1px" borderRadius="lg" bg="bg.panel">
			<TextField
				label={t("Name of team {number}", { number: row.index + 1 })}
				value={row.written.name}
				onChange={(text) => put("name", text)}
			/>
			<TextField
				label={t("What team {number} does", { number: row.index + 1 })}
				value={row.written.description}
				onChange={(text) => put("description", text || undefined)}
			/>
			{units.length > 0 ? (
				<Field.Root>
					<Field.Label>{t("Unit of team {number}", { number: row.index + 1 })}</Field.Label>
					<Choose
						value={asString(row.written.unit) ?? ""}
						options={[{ value: "", label: t("none") }, ...rowChoices(units, portal)]}
						onChoose={(id) => put("unit", id || undefined)}
					/>
				</Field.Root>
			) : null}
			<Flex align="center" justify="flex-end" wrap="wrap" gap="2">
				<Box flex="1 1 14rem" minW="0">
					<Text color="fg.muted" fontSize="sm">
						{handled.length > 0
							? t("It handles: {names}. Give these another team before you remove it.", {
									names: handled.map(({ name }) => portal(name)).join(" · "),
								})
							: t("It handles no category.")}
					</Text>
				</Box>
				<EntryActions
					name={row.name}
					isFirst={row.index === 0}
					isLast={row.index === count - 1}
					isFixed={handled.length > 0}
					onMove={(by) => make(...moveRow(path, document, "teams", row.index, by))}
					onRemove={remove}
				/>
			</Flex>
		</Stack>
	);
}

/** Who handles cases: the portal's teams. */
export function TeamsEditor({ path, document }: TeamsProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const { baseDocuments } = useDraftRelease();
	const rows = teamRows(document);
	return (
		<Section title={t("Teams")}>
			<Text color="fg.muted">{t("Who handles cases. People are assigned to teams under “People”.")}</Text>
			<Stack as="ul" gap="3" listStyleType="none" aria-label={t("Teams")}>
				{rows.map((row) => (
					<Team key={row.id} path={path} document={document} row={row} count={rows.length} />
				))}
			</Stack>
			<Button
				variant="outline"
				alignSelf="flex-start"
				onClick={() => make(...addTeam(path, document, baseDocuments[path] ?? {}, t("New team")))}
			>
				<Icon icon={ACTS.add.icon} />
				{t("Add a team")}
			</Button>
		</Section>
	);
}
