import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { type FormEvent, useId, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { DataRequestPage, DataRequestTask, TakeStep } from "./data-request-types.ts";
import { IDENTITY_WORDS, isFromPortal, STAFF_CHECKS } from "./data-request-words.ts";

type WordsProps = {
	title: string;
	/** What becomes of what is written. */
	description: string;
	label: string;
	confirm: string;
	danger?: boolean;
	/** Returns whether it was taken; what was written stays otherwise. */
	onSend(text: string): Promise<boolean>;
};

/** Asks for some words before a step that tells them to the person. */
function WordsDialog({ title, description, label, confirm, danger, onSend }: WordsProps) {
	const form = useId();
	const [open, setOpen] = useState(false);
	const [text, setText] = useState("");
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (await onSend(text)) setOpen(false);
	};
	return (
		<StudioDialog
			title={title}
			description={description}
			open={open}
			onOpen={setOpen}
			trigger={
				<Button variant="outline" colorPalette={danger ? "red" : undefined}>
					{title} …
				</Button>
			}
			actions={
				<Button type="submit" form={form} colorPalette={danger ? "red" : undefined}>
					{confirm}
				</Button>
			}
		>
			<form id={form} onSubmit={(event) => void onSubmit(event)}>
				<Field.Root required>
					<Field.Label>{label}</Field.Label>
					<Textarea
						rows={4}
						minLength={3}
						maxLength={2000}
						value={text}
						onChange={(event) => setText(event.target.value)}
					/>
				</Field.Root>
			</form>
		</StudioDialog>
	);
}

type StepsProps = { task: DataRequestTask; takeStep: TakeStep } & Pick<DataRequestPage, "people">;

function Choices({ task, people, takeStep }: StepsProps) {
	const { t } = useStudioI18n();
	const checks = STAFF_CHECKS.map((value) => ({ value, label: t(IDENTITY_WORDS[value]) }));
	const own = task.identity === "session" ? [{ value: "session", label: t(IDENTITY_WORDS.session) }] : [];
	const assign = (id: string) => void takeStep("assign", { assignee: id || null }, t("It was saved."));
	const identify = (identity: string) => void takeStep("identity", { identity }, t("It was saved."));
	return (
		<Flex gap="4" wrap="wrap">
			<Field.Root flex="1 1 16rem">
				<Field.Label>{t("Who works on it")}</Field.Label>
				<Choose
					value={task.assignee?.id ?? ""}
					options={[{ value: "", label: t("Nobody") }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
					onChoose={assign}
				/>
			</Field.Root>
			<Field.Root flex="1 1 16rem">
				<Field.Label>{t("How it was checked who asks")}</Field.Label>
				<Choose
					value={task.identity ?? ""}
					options={[...(task.identity === null ? [{ value: "", label: t("Not yet") }] : []), ...own, ...checks]}
					onChoose={identify}
				/>
			</Field.Root>
		</Flex>
	);
}

/** Who works on a request, how it was checked who asks, the question back and the refusal. */
export function RequestSteps({ task, people, takeStep }: StepsProps) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="4">
			<Choices task={task} people={people} takeStep={takeStep} />
			<Flex gap="3" wrap="wrap">
				{task.state === "waiting" && (
					<Button variant="outline" onClick={() => void takeStep("resume", {}, t("It goes on."))}>
						{t("They have answered")}
					</Button>
				)}
				<WordsDialog
					title={t("Ask them back")}
					description={t(
						isFromPortal(task)
							? "They read it where they asked, and the request waits for them."
							: "They did not ask in the portal: tell them, too. There they read it in the member centre, or with number and query code. The request waits for them.",
					)}
					label={t("Question")}
					confirm={t("Ask")}
					onSend={(question) => takeStep("question", { question }, t("They were asked."))}
				/>
				<WordsDialog
					title={t("Refuse")}
					description={t(
						isFromPortal(task)
							? "They read the reason where they asked. This settles the request."
							: "They did not ask in the portal: tell them the reason, too. There they read it in the member centre, or with number and query code. This settles the request.",
					)}
					label={t("Reason")}
					confirm={t("Refuse")}
					danger
					onSend={(reason) => takeStep("refuse", { reason }, t("It was refused."))}
				/>
			</Flex>
		</Stack>
	);
}
