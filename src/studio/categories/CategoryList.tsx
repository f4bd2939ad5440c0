import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { addCategory, type CategoryRow, categoryRows, moveRow, removeCategory } from "./categories-model.ts";
import { EntryActions } from "./EntryActions.tsx";

type CategoryListProps = {
	path: string;
	document: JsonObject;
	/** Code of the chosen category. */
	chosen: string | undefined;
	onChoose(code: string | null): void;
};

/** The categories in the order in which people choose: to be chosen, moved, removed, and one more. */
export function CategoryList({ path, document, chosen, onChoose }: CategoryListProps) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const { baseDocuments } = useDraftRelease();
	const rows = categoryRows(document).map((row) => ({ ...row, name: portal(row.name) }));
	const add = () => {
		const { code, edits } = addCategory(path, document, baseDocuments[path] ?? {}, t("New category"));
		if (make(...edits)) onChoose(code);
	};
	const move = (index: number, by: -1 | 1) => {
		if (make(...moveRow(path, document, "categories", index, by)))
			announce(t("Moved to place {at} of {count}.", { at: index + by + 1, count: rows.length }));
	};
	const remove = (row: CategoryRow) => {
		if (!make(...removeCategory(path, document, row))) return;
		if (row.id === chosen) onChoose(null);
		toast("info", t("“{name}” was removed. “Undo” above brings it back.", { name: row.name }));
	};
	return (
		<Stack gap="3" p={{ base: "3", md: "6" }} minW="0">
			<Text color="fg.muted">{t("In this order people choose what their case is about.")}</Text>
			<Stack as="ol" gap="2" listStyleType="none" aria-label={t("Categories")}>
				{rows.map((row) => (
					<Flex as="li" key={row.id} gap="1" align="center">
						<Button
							flex="1"
							minW="0"
							justifyContent="flex-start"
							variant={row.id === chosen ? "solid" : "outline"}
							bg={row.id === chosen ? undefined : "bg.panel"}
							aria-pressed={row.id === chosen}
							onClick={() => onChoose(row.id)}
						>
							{typeof row.written.icon === "string" && <Icon icon={row.written.icon} />}
							<Text truncate>{row.name}</Text>
						</Button>
						<EntryActions
							name={row.name}
							isFirst={row.index === 0}
							isLast={row.index === rows.length - 1}
							isFixed={rows.length === 1}
							onMove={(by) => move(row.index, by)}
							onRemove={() => remove(row)}
						/>
					</Flex>
				))}
			</Stack>
			<Button variant="outline" alignSelf="flex-start" onClick={add}>
				<Icon icon={ACTS.add.icon} />
				{t("Add a category")}
			</Button>
		</Stack>
	);
}
