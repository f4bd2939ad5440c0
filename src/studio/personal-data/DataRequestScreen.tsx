import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { usePost } from "../administration/use-post.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CorrectionTask } from "./CorrectionTask.tsx";
import type { DataRequestPage, DataRequestTask, TakeStep } from "./data-request-types.ts";
import {
	CHANNEL_WORDS,
	DATA_STATE_WORDS,
	dayText,
	IDENTITY_WORDS,
	REQUEST_KIND_WORDS,
	stepWords,
} from "./data-request-words.ts";
import { ErasureTask } from "./ErasureTask.tsx";
import { ExportTask } from "./ExportTask.tsx";
import { RequestSteps } from "./RequestSteps.tsx";

/** A part of the screen under a heading. */
function TaskPart({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Stack as="section" gap="3" bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: "4", md: "5" }}>
			<Heading as="h2" size="md">
				{title}
			</Heading>
			{children}
		</Stack>
	);
}

function Facts({ task }: { task: DataRequestTask }) {
	const i18n = useStudioI18n();
	const { t, time } = i18n;
	const facts: [string, string | null][] = [
		[t("Who asks"), task.about ?? t("Nobody any more")],
		[t("How it came"), t(CHANNEL_WORDS[task.channel])],
		[t("Asked on"), time(task.created_at)],
		[t("Due"), task.overdue ? t("{day}, overdue", { day: dayText(i18n, task.due_on) }) : dayText(i18n, task.due_on)],
		[t("How it was checked who asks"), task.identity === null ? t("Not yet") : t(IDENTITY_WORDS[task.identity])],
		[t("State"), t(DATA_STATE_WORDS[task.state])],
		[t("In their words"), task.wish],
		...task.exchanges.flatMap(({ question, answer }): [string, string | null][] => [
			[t("What they were asked"), question],
			[t("What they answered"), answer],
		]),
		[t("Why it was refused"), task.reason],
	];
	return (
		<Box as="dl" display="grid" gap={{ base: "3", md: "2" }}>
			{facts
				.filter(([, value]) => value !== null)
				.map(([label, value], at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice
					<Box key={at} display={{ md: "grid" }} gridTemplateColumns="14rem 1fr" columnGap="4">
						<Box as="dt" color="fg.muted">
							{label}
						</Box>
						<Box as="dd" whiteSpace="pre-wrap" overflowWrap="anywhere">
							{value}
						</Box>
					</Box>
				))}
		</Box>
	);
}

function History({ task }: { task: DataRequestTask }) {
	const i18n = useStudioI18n();
	return (
		<Stack as="ol" gap="2" listStyleType="none">
			{task.steps.map((step) => (
				<Box as="li" key={`${step.at} ${step.action}`}>
					<Text>{stepWords(i18n, step)}</Text>
					<Text color="fg.muted" fontSize="sm">
						{[i18n.time(step.at), step.by].filter(Boolean).join(" · ")}
					</Text>
				</Box>
			))}
		</Stack>
	);
}

const WORK = { export: ExportTask, correction: CorrectionTask, erasure: ErasureTask };

function Task({
	task,
	people,
	takeStep,
}: { task: DataRequestTask; takeStep: TakeStep } & Pick<DataRequestPage, "people">) {
	const { t } = useStudioI18n();
	const Work = WORK[task.kind];
	const isOpen = task.settled_at === null;
	return (
		<Stack gap="5">
			<TaskPart title={t("The request")}>
				<Facts task={task} />
			</TaskPart>
			{isOpen && (
				<TaskPart title={t("Who works on it, and who asks")}>
					<RequestSteps task={task} people={people} takeStep={takeStep} />
				</TaskPart>
			)}
			{(isOpen || task.link !== null) && (
				<TaskPart title={t(REQUEST_KIND_WORDS[task.kind])}>
					{task.identity === null && isOpen && (
						<Text>{t("First check who asks: until then nothing is given out, changed or erased.")}</Text>
					)}
					<Work task={task} takeStep={takeStep} />
				</TaskPart>
			)}
			<TaskPart title={t("What was done")}>
				<History task={task} />
			</TaskPart>
		</Stack>
	);
}

/** One request for personal data, and all that is done about it. */
export default function DataRequestScreen() {
	const { t } = useStudioI18n();
	const { id = "" } = useParams();
	const post = usePost();
	const { data: task, error, mutate } = useAdminRead<DataRequestTask>(`data-requests/${id}`, { once: true });
	const { data: page } = useAdminRead<DataRequestPage>("data-requests?page=1", { once: true });
	const takeStep: TakeStep = async (name, body, done) => {
		const outcome = await post(`data-requests/${id}/${name}`, body, done);
		if (outcome?.code === 0) await mutate();
		return outcome?.code === 0;
	};
	const title = task ? `#${task.number} ${t(REQUEST_KIND_WORDS[task.kind])}` : t("Personal data");
	return (
		<AdminScreen
			title={title}
			text={t("Each step stands in the register and the audit log: that it was done, never what was there.")}
		>
			<ChakraLink asChild alignSelf="flex-start">
				<Link to="/admin/personal-data">{t("All requests")}</Link>
			</ChakraLink>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!task && !error && <Loading />}
			{task && <Task task={task} takeStep={takeStep} people={page?.people ?? []} />}
		</AdminScreen>
	);
}
