import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useId, useState } from "react";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import type { DataRequestTask, ErasurePlan, TakeStep } from "./data-request-types.ts";
import { dayText } from "./data-request-words.ts";

/** What becomes of one case, and why. */
function caseText(i18n: StudioI18n, { published, why, until }: ErasurePlan["cases"][number]): string {
	const { t } = i18n;
	if (why === "open")
		return t("it is being handled: it stays, without the person's account, and is erased once it is closed");
	if (why === "law" && until)
		return t("the law has it kept: it stays until {day} and is erased then", { day: dayText(i18n, until) });
	return published ? t("all goes but what the public sees") : t("all goes but number, category and dates");
}

function CaseList({ title, cases }: { title: string; cases: ErasurePlan["cases"] }) {
	const i18n = useStudioI18n();
	if (cases.length === 0) return null;
	return (
		<Box>
			<Heading as="h3" size="sm" mb="1">
				{title}
			</Heading>
			<Stack as="ul" gap="1" ps="5">
				{cases.map((one) => (
					<li key={one.number}>
						{one.number} · {one.category}: {caseText(i18n, one)}
					</li>
				))}
			</Stack>
		</Box>
	);
}

/** What an erasure does, before it is done. */
function Plan({ plan, scope }: { plan: ErasurePlan } & Pick<DataRequestTask, "scope">) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="4">
			{scope === "account" && (
				<Text>
					{t(
						"The account goes, with {drafts, plural, one {# draft} other {# drafts}}, {sessions, plural, one {# session} other {# sessions}}, {followed, plural, one {# case} other {# cases}} that it follows or supports, its notifications and its files that no case has.",
						{ ...plan },
					)}
				</Text>
			)}
			<CaseList title={t("What goes")} cases={plan.cases.filter(({ why }) => why === null)} />
			<CaseList title={t("What stays for now")} cases={plan.cases.filter(({ why }) => why !== null)} />
			{plan.restricted > 0 && (
				<Text>
					{t("Cases that only their office reads, treated in the same way: {count}", { count: plan.restricted })}
				</Text>
			)}
		</Stack>
	);
}

/** The second look: whoever erases types the name of whom it is about. */
function EraseDialog({ task, takeStep }: { task: DataRequestTask; takeStep: TakeStep }) {
	const { t } = useStudioI18n();
	const form = useId();
	const [open, setOpen] = useState(false);
	const [typed, setTyped] = useState("");
	const expected = task.confirm ?? "";
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (await takeStep("erase", { confirm: typed }, t("It was erased."))) setOpen(false);
	};
	return (
		<StudioDialog
			role="alertdialog"
			title={t("Erase for good?")}
			open={open}
			onOpen={setOpen}
			description={t("Nobody can bring it back.")}
			trigger={
				<Button colorPalette="red" alignSelf="flex-start" disabled={task.identity === null}>
					{t("Erase …")}
				</Button>
			}
			actions={
				<Button type="submit" form={form} colorPalette="red" disabled={typed.trim() !== expected}>
					{t("Erase")}
				</Button>
			}
		>
			<form id={form} onSubmit={(event) => void onSubmit(event)}>
				<Field.Root required>
					<Field.Label>{t("Type “{name}” to confirm", { name: expected })}</Field.Label>
					<Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
				</Field.Root>
			</form>
		</StudioDialog>
	);
}

/** Shows what an erasure does, and does it. */
export function ErasureTask({ task, takeStep }: { task: DataRequestTask; takeStep: TakeStep }) {
	const { t } = useStudioI18n();
	if (task.confirm === null)
		return (
			<Stack gap="3">
				<Text>{t("No account has this number: nothing is kept.")}</Text>
				<Button
					alignSelf="flex-start"
					disabled={task.identity === null}
					onClick={() => void takeStep("done", {}, t("It is done."))}
				>
					{t("Done")}
				</Button>
			</Stack>
		);
	return (
		<Stack gap="4">
			{task.plan && <Plan plan={task.plan} scope={task.scope} />}
			<EraseDialog task={task} takeStep={takeStep} />
		</Stack>
	);
}
