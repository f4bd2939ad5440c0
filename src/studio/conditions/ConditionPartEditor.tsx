import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { ConditionPart, Plain } from "./condition-model.ts";
import { COMPARISON_WORDS, needsValue } from "./condition-words.ts";
import type { OfferedList } from "./offered-list.ts";
import { type ConditionSubject, comparisonsOf } from "./subjects.ts";

/** What reads the portal's lists is loaded with the first condition that is about one. */
const OfferedAnswers = lazyScreen(() => import("./OfferedAnswers.tsx"));

type PartEditorProps = {
	part: ConditionPart;
	/** Whether another part stands before it. */
	joined: boolean;
	/** It was just added: choosing goes on in it. */
	isNew: boolean;
	subjects: readonly ConditionSubject[];
	onChange(part: ConditionPart): void;
	onRemove(): void;
};

type ValueProps = {
	part: ConditionPart;
	subject: ConditionSubject | undefined;
	onValues(values: readonly Plain[]): void;
};

type OfferedValuesProps = { list: OfferedList; values: readonly Plain[]; onValues: ValueProps["onValues"] };

/** Each of the values that are compared with, chosen by what it is called. */
function OfferedValues({ list, values, onValues }: OfferedValuesProps) {
	const { t } = useStudioI18n();
	return (
		<ScreenArea>
			{(values.length > 0 ? values : [""]).map((value, at) => (
				<OfferedAnswers
					// biome-ignore lint/suspicious/noArrayIndexKey: a value may become another
					key={at}
					list={list}
					label={t("Answer")}
					value={String(value)}
					onChoose={(chosen) => onValues(values.length > 0 ? values.with(at, chosen) : [chosen])}
				/>
			))}
		</ScreenArea>
	);
}

function Values({ part, subject, onValues }: ValueProps) {
	const { t } = useStudioI18n();
	const listed = subject?.values ?? [];
	const [value = ""] = part.values;
	if (part.comparison === "one_of" && listed.length > 0)
		return listed.map((one) => (
			<Tick
				key={String(one.value)}
				label={one.label}
				checked={part.values.includes(one.value)}
				onTick={(checked) => {
					const next = listed.flatMap((other) =>
						(other.value === one.value ? checked : part.values.includes(other.value)) ? [other.value] : [],
					);
					if (next.length > 0) onValues(next);
				}}
			/>
		));
	if (listed.length > 0)
		return (
			<Choose
				size="sm"
				label={t("Answer")}
				value={String(value)}
				options={listed.map((one) => ({ value: String(one.value), label: one.label }))}
				onChoose={(chosen) => onValues([listed.find((one) => String(one.value) === chosen)?.value ?? chosen])}
			/>
		);
	if (subject?.offered) return <OfferedValues list={subject.offered} values={part.values} onValues={onValues} />;
	const isNumber = subject?.type === "number";
	return (
		<CommitInput
			size="sm"
			type={isNumber ? "number" : "text"}
			aria-label={t("Answer")}
			value={String(value)}
			onCommit={(text) => onValues([isNumber ? Number(text) || 0 : text])}
		/>
	);
}

/** One part of a condition: what is compared, how, and with what. */
export function ConditionPartEditor({ part, joined, isNew, subjects, onChange, onRemove }: PartEditorProps) {
	const { t } = useStudioI18n();
	const own = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isNew) own.current?.querySelector("select")?.focus();
	}, [isNew]);
	const subject = subjects.find(({ pointer }) => pointer === part.subject);
	const known = subject ? comparisonsOf(subject) : [part.comparison];
	const comparisons = known.includes(part.comparison) ? known : [...known, part.comparison];
	const first = (of: ConditionSubject | undefined): readonly Plain[] => [
		of?.values[0]?.value ?? (of?.type === "number" ? 0 : ""),
	];
	const chooseSubject = (pointer: string) => {
		const next = subjects.find((one) => one.pointer === pointer);
		const [comparison = "is"] = next ? comparisonsOf(next) : [];
		onChange({ subject: pointer, comparison, values: needsValue(comparison) ? first(next) : [] });
	};
	const options = subjects.map(({ pointer, label }) => ({ value: pointer, label }));
	return (
		<Stack ref={own} gap="2" p="3" borderWidth="1px" borderRadius="md" bg="bg.subtle">
			{joined && <Text fontWeight="semibold">{t("and")}</Text>}
			<Choose
				size="sm"
				label={t("Question")}
				value={part.subject}
				options={subject ? options : [{ value: part.subject, label: part.subject }, ...options]}
				onChoose={chooseSubject}
			/>
			<Choose
				size="sm"
				label={t("Comparison")}
				value={part.comparison}
				options={comparisons.map((comparison) => ({ value: comparison, label: t(COMPARISON_WORDS[comparison]) }))}
				onChoose={(chosen) => {
					const comparison = comparisons.find((one) => one === chosen);
					const values = part.values.length > 0 ? part.values.slice(0, 1) : first(subject);
					if (comparison) onChange({ ...part, comparison, values: needsValue(comparison) ? values : [] });
				}}
			/>
			{needsValue(part.comparison) && (
				<Values key={part.subject} part={part} subject={subject} onValues={(values) => onChange({ ...part, values })} />
			)}
			<Button size="xs" variant="ghost" alignSelf="flex-end" onClick={onRemove}>
				<Icon icon={ACTS.remove.icon} />
				{t("Remove this condition")}
			</Button>
		</Stack>
	);
}
