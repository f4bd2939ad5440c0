import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { type Plain, readCondition } from "../conditions/condition-model.ts";
import { conditionWords } from "../conditions/condition-words.ts";
import type { ConditionSubject } from "../conditions/subjects.ts";
import { useFieldSubjects } from "../conditions/use-field-subjects.ts";
import { useOfferedNames } from "../conditions/use-offered-names.ts";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { type FormQuestion, fieldsOf } from "../form/form-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress } from "../outline/outline.ts";
import { FlowPicture } from "../workflow/FlowPicture.tsx";
import { comparedContents } from "./compared-contents.ts";
import { KeepTestCase } from "./KeepTestCase.tsx";
import {
	answersAt,
	dependenciesOf,
	holdsFor,
	type Trial,
	tryAnswers,
	unaskedWith,
	unreachable,
} from "./logic-model.ts";
import { conditionalParts, conditionsOf, type QuestionCondition } from "./question-conditions.ts";

const OfferedAnswers = lazyScreen(() => import("../conditions/OfferedAnswers.tsx"));

type Answers = Readonly<Record<string, Plain>>;

type TryProps = {
	subjects: readonly ConditionSubject[];
	answers: Answers;
	onAnswer(pointer: string, value: Plain | null): void;
};

type TriedProps = { subject: ConditionSubject; value: Plain | undefined; onAnswer(value: Plain | null): void };

/** An answer to try: chosen from an operation's list or from the field's own choices, else typed. */
function TriedAnswer({ subject: { label, values, type, offered }, value, onAnswer }: TriedProps) {
	const { t } = useStudioI18n();
	const written = value === undefined ? "" : String(value);
	if (values.length > 0)
		return (
			<Choose
				size="sm"
				value={written}
				options={[
					{ value: "", label: t("no answer") },
					...values.map((one) => ({ value: String(one.value), label: one.label })),
				]}
				onChoose={(chosen) => onAnswer(values.find((one) => String(one.value) === chosen)?.value ?? null)}
			/>
		);
	if (offered)
		return (
			<ScreenArea>
				<OfferedAnswers
					list={offered}
					value={written}
					label={label}
					none={t("no answer")}
					onChoose={(chosen) => onAnswer(chosen || null)}
				/>
			</ScreenArea>
		);
	const isNumber = type === "number";
	const read = (text: string) => (isNumber ? Number(text) : text);
	return (
		<CommitInput
			size="sm"
			type={isNumber ? "number" : "text"}
			value={written}
			onCommit={(text) => onAnswer(text === "" ? null : read(text))}
		/>
	);
}

/** Answers to try. */
function Try({ subjects, answers, onAnswer }: TryProps) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="3" as="section" bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
			<Heading as="h2" size="sm">
				{t("Try answers")}
			</Heading>
			{subjects.map((subject) => {
				const own = subject.pointer.slice("/form".length);
				return (
					<Field.Root key={own}>
						<Field.Label>{subject.label}</Field.Label>
						<TriedAnswer subject={subject} value={answers[own]} onAnswer={(value) => onAnswer(own, value)} />
					</Field.Root>
				);
			})}
			{subjects.length === 0 && <Text color="fg.muted">{t("No question depends on another.")}</Text>}
		</Stack>
	);
}

/** One condition that a question is under, in words, and whether it holds with the answers that are tried. */
type Reason = { words: string; holds: boolean };

type RowProps = { path: string; field: FormQuestion; isShown: boolean; isNever: boolean; reasons: readonly Reason[] };

function Row({ path, field, isShown, isNever, reasons }: RowProps) {
	const { t, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	return (
		<Flex as="li" gap="3" align="baseline" px="4" py="2" borderTopWidth="1px" data-shown={isShown}>
			<Badge colorPalette={isNever ? "red" : isShown ? "green" : "gray"}>
				{isNever ? t("never shown") : isShown ? t("shown") : t("not shown")}
			</Badge>
			<Stack gap="0" minW="0">
				<ChakraLink asChild>
					<Link to={placeAddress(id, documents, path, toPointer(field.place))}>{portal(field.label)}</Link>
				</ChakraLink>
				{reasons.map(({ words, holds }) => (
					<Text key={words} color={holds ? "fg.muted" : "fg"} fontSize="xs">
						{words}
						{!holds && ` – ${t("this does not hold now")}`}
					</Text>
				))}
			</Stack>
		</Flex>
	);
}

/** Why a question is shown or not: each condition that it is under, its own, its group's and its step's, and the schema's. */
function useReasons(document: JsonObject, subjects: readonly ConditionSubject[], { values }: Trial) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const unasked = useMemo(() => unaskedWith(document, values), [document, values]);
	const names = useOfferedNames(useMemo(() => comparedContents(document, subjects), [document, subjects]));
	const wordsOf = ({ of, name, when }: QuestionCondition) => {
		const worded = readCondition(when);
		const words = worded
			? conditionWords(worded, subjects, i18n, names)
			: t("a condition that is written in the source");
		if (of === "step") return t("Step “{name}”: {words}", { name, words });
		return of === "group" ? t("Group “{name}”: {words}", { name, words }) : words;
	};
	return (field: FormQuestion): Reason[] => {
		const own = conditionsOf(document, field).map((one) => ({
			words: wordsOf(one),
			holds: holdsFor(one.when, values),
		}));
		const bySchema = unasked.has(field.pointer)
			? [{ words: t("Other answers, by a condition within the form's schema"), holds: false }]
			: [];
		return own.length + bySchema.length > 0 ? [...own, ...bySchema] : [{ words: t("Always."), holds: true }];
	};
}

/** What depends on what in a form, as a picture and a list; what contradicts itself; and which questions show with which answers. */
export default function LogicScreen({ path, document }: { path: string; document: JsonObject }) {
	const { t, portal } = useStudioI18n();
	const [answers, setAnswers] = useState<Answers>({});
	const [isWhole, setWhole] = useState(false);
	const fields = useMemo(() => fieldsOf(document), [document]);
	const subjects = useFieldSubjects(fields, null);
	const edges = useMemo(() => dependenciesOf(document), [document]);
	const never = useMemo(() => unreachable(document, subjects), [document, subjects]);
	const trial = useMemo(() => tryAnswers(document, answers), [document, answers]);
	const { shown, values } = trial;
	const reasonsOf = useReasons(document, subjects, trial);
	const joined = fields.filter(({ pointer }) => edges.some(({ from, to }) => from === pointer || to === pointer));
	const parts = conditionalParts(document).filter(({ id }) => edges.some(({ to }) => to === id));
	const driving = subjects.filter(({ pointer }) => edges.some(({ from }) => `/form${from}` === pointer));
	const plain = subjects.filter(({ type }) => type === "text" || type === "number");
	const answer = (pointer: string, value: Plain | null) =>
		setAnswers(({ [pointer]: _, ...others }) => (value === null ? others : { ...others, [pointer]: value }));
	return (
		<Stack gap="5" p={{ base: "3", md: "6" }}>
			{joined.length > 0 && (
				<FlowPicture
					nodes={[
						...joined.map(
							({ pointer, label }) =>
								({
									id: pointer,
									label: portal(label),
									tone: never.includes(pointer) ? "wrong" : shown.has(pointer) ? "plain" : "quiet",
								}) as const,
						),
						...parts.map(
							({ id, kind, name, when }) =>
								({
									id,
									label: kind === "step" ? t("Step: {title}", { title: name }) : t("Way out: {title}", { title: name }),
									tone: holdsFor(when, values) ? "plain" : "quiet",
								}) as const,
						),
					]}
					edges={edges.map(({ from, to, by }) => ({ from, to, label: by }))}
					starts={[]}
					label={t("What depends on what")}
				/>
			)}
			<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "22rem minmax(0, 1fr)" }} gap="5" alignItems="start">
				<Stack gap="3">
					<Try subjects={isWhole ? plain : driving} answers={answers} onAnswer={answer} />
					<Tick label={t("Try all questions")} checked={isWhole} onTick={setWhole} />
					<Button size="sm" variant="outline" bg="bg.panel" onClick={() => setAnswers({})}>
						{t("Without any answers")}
					</Button>
					<KeepTestCase take={() => ({ form: asString(document.id) ?? "", values: answersAt(answers), refused: [] })} />
				</Stack>
				<Stack
					as="ul"
					gap="0"
					bg="bg.panel"
					borderWidth="1px"
					borderRadius="lg"
					aria-label={t("Questions")}
					overflow="hidden"
				>
					{fields.map((field) => (
						<Row
							key={field.pointer}
							path={path}
							field={field}
							isShown={shown.has(field.pointer)}
							isNever={never.includes(field.pointer)}
							reasons={reasonsOf(field)}
						/>
					))}
				</Stack>
			</Grid>
		</Stack>
	);
}
