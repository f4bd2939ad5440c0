import { Button } from "@chakra-ui/react/button";
import { Code } from "@chakra-ui/react/code";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import type { Json } from "../../../schemas/edits/types.ts";
import {
	type Comparison,
	type ConditionPart,
	readCondition,
	type WordedCondition,
	writeCondition,
} from "../form/condition-model.ts";
import { type FormQuestion, questionChoices } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";

const WORDS: Readonly<Record<Comparison, StudioText>> = {
	is: "is",
	is_not: "is not",
	answered: "is answered",
	unanswered: "is not answered",
	at_least: "is at least",
	at_most: "is at most",
};

const COMPARED: readonly Comparison[] = ["is", "is_not", "answered", "unanswered"];
const MEASURED: readonly Comparison[] = ["at_least", "at_most"];

const isNumber = ({ schema }: FormQuestion) => schema.type === "number" || schema.type === "integer";

/** The values that an answer can have where there are few: choices, yes and no. */
function useValues(): (field: FormQuestion) => { value: string | number | boolean; label: string }[] {
	const { t } = useStudioI18n();
	return (field) =>
		field.schema.type === "boolean"
			? [
					{ value: true, label: t("Yes") },
					{ value: false, label: t("No") },
				]
			: questionChoices(field);
}

type PartProps = {
	part: ConditionPart;
	fields: readonly FormQuestion[];
	onChange(part: ConditionPart): void;
	onRemove(): void;
};

function Part({ part, fields, onChange, onRemove }: PartProps) {
	const { t } = useStudioI18n();
	const valuesOf = useValues();
	const field = fields.find(({ name }) => name === part.field);
	const values = field ? valuesOf(field) : [];
	const comparisons = field && isNumber(field) ? [...COMPARED, ...MEASURED] : COMPARED;
	const needsValue = part.comparison !== "answered" && part.comparison !== "unanswered";
	const firstOf = (of: FormQuestion | undefined) => (of ? (valuesOf(of)[0]?.value ?? (isNumber(of) ? 0 : "")) : "");
	const typed = (text: string) => (field && isNumber(field) ? Number(text) || 0 : text);
	return (
		<Stack gap="2" p="3" borderWidth="1px" borderRadius="md" bg="bg.subtle">
			<Choose
				size="sm"
				label={t("Question")}
				value={part.field}
				options={fields.map(({ name, label }) => ({ value: name, label }))}
				onChoose={(name) =>
					onChange({ field: name, comparison: "is", value: firstOf(fields.find((one) => one.name === name)) })
				}
			/>
			<Choose
				size="sm"
				label={t("Comparison")}
				value={part.comparison}
				options={comparisons.map((comparison) => ({ value: comparison, label: t(WORDS[comparison]) }))}
				onChoose={(chosen) => {
					const comparison = comparisons.find((one) => one === chosen);
					if (comparison) onChange({ ...part, comparison });
				}}
			/>
			{needsValue && values.length > 0 && (
				<Choose
					size="sm"
					label={t("Answer")}
					value={String(part.value)}
					options={values.map(({ value, label }) => ({ value: String(value), label }))}
					onChoose={(chosen) =>
						onChange({ ...part, value: values.find(({ value }) => String(value) === chosen)?.value ?? chosen })
					}
				/>
			)}
			{needsValue && values.length === 0 && (
				<CommitInput
					size="sm"
					aria-label={t("Answer")}
					value={String(part.value)}
					onCommit={(text) => onChange({ ...part, value: typed(text) })}
				/>
			)}
			<Button size="xs" variant="ghost" alignSelf="flex-end" onClick={onRemove}>
				<Icon icon="layui-icon-delete" />
				{t("Remove this condition")}
			</Button>
		</Stack>
	);
}

type ConditionEditorProps = {
	condition: unknown;
	/** The questions that it can name. */
	fields: readonly FormQuestion[];
	onChange(condition: Json | undefined): void;
};

/** A condition in words: questions and answers, joined by and, or by or. */
export function ConditionEditor({ condition, fields, onChange }: ConditionEditorProps) {
	const { t } = useStudioI18n();
	const valuesOf = useValues();
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
	const { join, parts } = worded;
	const put = (next: WordedCondition) => onChange(writeCondition(next));
	const add = () => {
		const used = new Set(parts.map(({ field }) => field));
		const free = fields.filter(({ name }) => !used.has(name));
		const field = free.find((one) => valuesOf(one).length > 0) ?? free[0];
		if (!field) return;
		const value = valuesOf(field)[0]?.value;
		const part: ConditionPart =
			value === undefined
				? { field: field.name, comparison: "answered", value: "" }
				: { field: field.name, comparison: "is", value };
		put({ join, parts: [...parts, part] });
	};
	return (
		<Stack gap="3">
			{parts.length === 0 && <Text color="fg.muted">{t("Always.")}</Text>}
			{parts.length > 1 && (
				<Choose
					size="sm"
					label={t("How the conditions are joined")}
					value={join}
					options={[
						{ value: "all", label: t("Only if all of these hold (and)") },
						{ value: "any", label: t("If one of these holds (or)") },
					]}
					onChoose={(chosen) => put({ join: chosen === "any" ? "any" : "all", parts })}
				/>
			)}
			{parts.length === 1 && <Text>{t("Only if this holds:")}</Text>}
			{parts.map((part, index) => (
				<Part
					// biome-ignore lint/suspicious/noArrayIndexKey: two parts may be of one field, and nothing else tells them apart
					key={`${part.field} ${index}`}
					part={part}
					fields={fields}
					onChange={(next) => put({ join, parts: parts.with(index, next) })}
					onRemove={() => put({ join, parts: parts.toSpliced(index, 1) })}
				/>
			))}
			<Flex>
				<Button size="sm" variant="outline" onClick={add}>
					<Icon icon="layui-icon-addition" />
					{parts.length === 0 ? t("Ask it only under a condition") : t("Add a condition")}
				</Button>
			</Flex>
		</Stack>
	);
}
