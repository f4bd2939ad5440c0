import { Button } from "@chakra-ui/react/button";
import { Code } from "@chakra-ui/react/code";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { ConditionPartEditor } from "./ConditionPartEditor.tsx";
import { readCondition, type WordedCondition, writeCondition } from "./condition-model.ts";
import { type ConditionSubject, firstPart } from "./subjects.ts";

type ConditionEditorProps = {
	condition: unknown;
	/** What it can be about. */
	subjects: readonly ConditionSubject[];
	/** On the button that makes a first condition. */
	begin: StudioText;
	/** What it is without a condition. */
	without?: StudioText;
	onChange(condition: Json | undefined): void;
};

/** A condition in words: parts joined by and, and such groups joined by or. */
export function ConditionEditor({ condition, subjects, begin, without = "Always.", onChange }: ConditionEditorProps) {
	const { t } = useStudioI18n();
	/** Where a part was last added: its way and its place there. */
	const [added, setAdded] = useState("");
	const worded = readCondition(condition);
	if (!worded)
		return (
			<Stack gap="2">
				<Text>{t("Only under a condition that is written in the source:")}</Text>
				<Code whiteSpace="pre-wrap" p="2">
					{JSON.stringify(condition, null, 2)}
				</Code>
			</Stack>
		);
	const { ways } = worded;
	const put = (next: WordedCondition["ways"]) =>
		onChange(writeCondition({ ways: next.filter((way) => way.length > 0) }));
	const add = (index: number) => {
		const way = ways[index] ?? [];
		const part = firstPart(subjects, new Set(way.map(({ subject }) => subject)));
		if (!part) return;
		setAdded(`${index} ${way.length}`);
		put(index < ways.length ? ways.with(index, [...way, part]) : [...ways, [part]]);
	};
	const isOne = ways.length === 1 && ways[0]?.length === 1;
	const all = isOne ? t("Only if this holds:") : t("Only if all of these hold:");
	return (
		<Stack gap="3">
			{ways.length === 0 && <Text color="fg.muted">{t(without)}</Text>}
			{ways.length > 0 && <Text>{ways.length > 1 ? t("Only if one of these groups holds:") : all}</Text>}
			{ways.map((way, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: ways have no name but their place
				<Stack key={index} gap="2">
					{index > 0 && <Text fontWeight="semibold">{t("or")}</Text>}
					<Stack gap="2" ps={ways.length > 1 ? "3" : "0"} borderStartWidth={ways.length > 1 ? "2px" : "0"}>
						{way.map((part, place) => (
							<ConditionPartEditor
								// biome-ignore lint/suspicious/noArrayIndexKey: two parts may be of one question, which may become another
								key={place}
								isNew={added === `${index} ${place}`}
								part={part}
								joined={place > 0}
								subjects={subjects}
								onChange={(next) => put(ways.with(index, way.with(place, next)))}
								onRemove={() => {
									setAdded("");
									put(ways.with(index, way.toSpliced(place, 1)));
								}}
							/>
						))}
						<Flex>
							<Button size="xs" variant="outline" onClick={() => add(index)}>
								<Icon icon={ACTS.add.icon} />
								{t("and …")}
							</Button>
						</Flex>
					</Stack>
				</Stack>
			))}
			<Flex>
				<Button size="sm" variant="outline" onClick={() => add(ways.length)}>
					<Icon icon={ACTS.add.icon} />
					{ways.length === 0 ? t(begin) : t("or …")}
				</Button>
			</Flex>
		</Stack>
	);
}
