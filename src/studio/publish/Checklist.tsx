import { Badge } from "@chakra-ui/react/badge";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useDiagnostics } from "../checking/diagnostics.tsx";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { languagesOf, wordingsOf } from "../wording/wording.ts";
import type { ApprovalAnswer } from "./Approval.tsx";
import { useOfDraft } from "./ImpactPart.tsx";
import type { ReplayedAnswer } from "./Replay.tsx";
import type { AccessCheckState } from "./use-access-check.ts";
import type { LostStates } from "./use-lost-states.ts";

type Task = {
	label: string;
	state: "done" | "look" | "todo" | "unknown";
	text: string;
	/** The screen where it is done. */
	to?: string;
};

const TONES = { done: "green", look: "orange", todo: "red", unknown: "gray" };

type ChecklistProps = { draft: string; version: number; ready: boolean; lost: LostStates; access: AccessCheckState };

/** Whether axe finds nothing on the pages that change. */
function useAccessTask({ pages, found, isDone }: AccessCheckState): Task {
	const { t } = useStudioI18n();
	const wrong = found.filter(({ findings }) => findings === null || findings.length > 0).length;
	const text = isDone
		? t("{wrong, plural, one {# page has problems} other {# pages have problems}}", { wrong })
		: t("{count, plural, one {# page not checked yet} other {# pages not checked yet}}", {
				count: pages.length - found.length,
			});
	return { label: t("Pages that change are accessible"), state: isDone && wrong === 0 ? "done" : "look", text };
}

/** What is to be done before it goes live, each as the draft is now. */
function useTasks({ draft, version, ready, lost, access }: ChecklistProps): Task[] {
	const { t } = useStudioI18n();
	const saving = useDraftState("saving");
	const list = useDiagnostics();
	const replay = useOfDraft<ReplayedAnswer>("POST", `draft-releases/${draft}/replay`, version, ready).data;
	const approval = useOfDraft<ApprovalAnswer>("GET", `draft-releases/${draft}/approval`, version, ready).data;
	const accessible = useAccessTask(access);
	const errors = list.filter(({ severity }) => severity === "error").length;
	const documents = useDocuments();
	// One diagnostic tells of all the texts of a document that lack a translation.
	const untold = list.filter(({ code }) => code === "untranslated").length;
	const untranslated = useMemo(
		() =>
			languagesOf(documents)
				.flatMap((language) => wordingsOf(documents, language))
				.filter(({ translation }) => translation === "").length,
		[documents],
	);
	const stale = list.filter(({ code }) => code === "stale-translation").length;
	const remarks = list.length - errors - untold - stale;
	const failed = replay?.test_cases.filter(({ failures }) => failures.length > 0).length ?? 0;
	const refused = replay?.forms.reduce((sum, form) => sum + form.refused, 0) ?? 0;
	const counted = (count: number) => t("{count, plural, =0 {none} one {# place} other {# places}}", { count });
	const stateOf = (wrong: number) => (replay ? (wrong > 0 ? "look" : "done") : "unknown");
	const isApproved = (approval?.approvals.length ?? 0) > 0;
	return [
		{ label: t("All changes are saved"), state: saving === "saved" ? "done" : "todo", text: "" },
		{
			label: t("Nothing must be mended"),
			state: errors === 0 ? "done" : "todo",
			text: counted(errors),
			to: "problems",
		},
		{
			label: t("All texts are translated"),
			state: untranslated === 0 ? "done" : "look",
			text: t("{count, plural, one {# text is not translated} other {# texts are not translated}}", {
				count: untranslated,
			}),
			to: "texts",
		},
		{ label: t("No other remarks"), state: remarks === 0 ? "done" : "look", text: counted(remarks), to: "problems" },
		{
			label: t("Changed texts have translations that were looked at"),
			state: stale === 0 ? "done" : "look",
			text: counted(stale),
			to: "texts",
		},
		accessible,
		{
			label: t("What was sent lately would still be accepted"),
			state: stateOf(refused),
			text: t("{refused} would be refused", { refused }),
		},
		{
			label: t("All test cases come out as expected"),
			state: stateOf(failed),
			text: t("{failed} do not", { failed }),
		},
		...(lost.coming.rows.length + lost.returning.rows.length > 0
			? [
					{
						label: t("Cases of states that go have a place"),
						state: lost.open === 0 ? ("done" as const) : ("todo" as const),
						text: t("{count, plural, one {# state to choose} other {# states to choose}}", {
							count: lost.open,
						}),
					},
				]
			: []),
		...(approval?.wanted
			? [
					{
						label: t("Somebody else has approved it"),
						state: isApproved ? ("done" as const) : ("todo" as const),
						text: "",
					},
				]
			: []),
	];
}

/** The going-live checklist. */
export function Checklist(props: ChecklistProps) {
	const { t } = useStudioI18n();
	const words = { done: t("done"), look: t("have a look"), todo: t("to do"), unknown: "…" };
	return (
		<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
			{useTasks(props).map(({ label, state, text, to }) => (
				<Flex as="li" key={label} gap="3" px="5" py="3" align="center" wrap="wrap">
					{/* What is not known yet leaves the line as high as it is once it is done. */}
					<Text flex="1 1 12rem">{label}</Text>
					<Flex gap="3" align="center">
						{state !== "done" && to && (
							<ChakraLink asChild>
								<Link to={`/admin/studio/${props.draft}/${to}`}>{text}</Link>
							</ChakraLink>
						)}
						{(state === "look" || state === "todo") && !to && <Text color="fg.muted">{text}</Text>}
						<Badge colorPalette={TONES[state]}>
							{words[state]}
							{state === "unknown" && <VisuallyHidden>{t("not known yet")}</VisuallyHidden>}
						</Badge>
					</Flex>
				</Flex>
			))}
		</Stack>
	);
}
