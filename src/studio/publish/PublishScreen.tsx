import { Alert } from "@chakra-ui/react/alert";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { useDiagnostics } from "../checking/diagnostics.ts";
import { useDraftState } from "../draft/draft-context.tsx";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { ScreenPart } from "../frame/ScreenPart.tsx";
import { useTitle } from "../frame/use-title.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { Approval } from "./Approval.tsx";
import { BothVersions } from "./BothVersions.tsx";
import { Changes } from "./Changes.tsx";
import { Checklist } from "./Checklist.tsx";
import { ImpactPart } from "./ImpactPart.tsx";
import { PublishForm } from "./PublishForm.tsx";
import { Replay } from "./Replay.tsx";
import { RoutingTrial } from "./RoutingTrial.tsx";
import { StatesThatGo } from "./StatesThatGo.tsx";
import { TestCases } from "./TestCases.tsx";
import { useLostStates } from "./use-lost-states.ts";
import { type Publishing, usePublishing } from "./use-publishing.ts";

/** After scheduling: when it comes, and where that can be cancelled. */
function Scheduled({ at }: { at: string }) {
	const { t, time } = useStudioI18n();
	return (
		<Stack gap="5" align="flex-start">
			<Alert.Root status="success" role="status">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>{t("It is scheduled")}</Alert.Title>
					<Alert.Description>
						{t(
							"It comes on {when} by itself, unless somebody publishes something else before. On the first screen it can be cancelled.",
							{
								when: time(at),
							},
						)}
					</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			<Button asChild size="sm">
				<Link to="/admin/studio">{t("To the history")}</Link>
			</Button>
		</Stack>
	);
}

/** After it: what happened, and the way back. */
function Published({ publishing }: { publishing: Publishing }) {
	const { t } = useStudioI18n();
	const { outcome, takeBack } = publishing;
	const isBack = outcome?.kind === "taken-back";
	if (outcome?.kind === "scheduled") return <Scheduled at={outcome.at} />;
	return (
		<Stack gap="5">
			<Alert.Root status={isBack ? "info" : "success"} role="status">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>{isBack ? t("It was taken back") : t("It is published")}</Alert.Title>
					<Alert.Description>
						{isBack
							? t("Everybody sees the portal again as it was before. Your changes stand in the history.")
							: t(
									"Open windows show it within a second. If something is not as you meant it, take it back: the portal is then as it was before.",
								)}
					</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			<Stack direction="row" gap="3" wrap="wrap">
				{!isBack && publishing.before && (
					<ConfirmButton
						label={t("Take it back")}
						variant="outline"
						title={t("Take back what you have just published?")}
						text={t(
							"Everybody sees the portal at once as it was before. What you published stands in the history, and can be restored.",
						)}
						confirm={t("Take it back now")}
						onConfirm={takeBack}
					/>
				)}
				<Button asChild size="sm">
					<Link to="/admin/studio">{t("To the history")}</Link>
				</Button>
			</Stack>
		</Stack>
	);
}

/** The last look before everybody sees it: what changes, what is wrong, a note, and the button. */
export default function PublishScreen() {
	const { t } = useStudioI18n();
	const { id, version, saving } = useDraftState();
	const { list } = useDiagnostics();
	const publishing = usePublishing(id);
	const lost = useLostStates(id, version, saving === "saved", publishing.outcome);
	useTitle(t("Review and publish"));
	const { outcome } = publishing;
	const isDone = outcome?.kind === "published" || outcome?.kind === "taken-back" || outcome?.kind === "scheduled";
	const problems = outcome?.kind === "broken" && outcome.diagnostics.length > 0 ? outcome.diagnostics : list;
	return (
		<Stack gap="8" p={{ base: "4", md: "8" }} maxW="4xl" mx="auto">
			<Heading as="h1" size="xl">
				{t("Review and publish")}
			</Heading>
			{isDone ? (
				<Published publishing={publishing} />
			) : (
				<>
					<ScreenPart size="md" title={t("Before it goes live")}>
						<Checklist draft={id} version={version} ready={saving === "saved"} lost={lost} />
						<Approval draft={id} version={version} ready={saving === "saved"} />
					</ScreenPart>
					<ScreenPart size="md" title={t("What changes")}>
						<Changes draft={id} version={version} ready={saving === "saved"} />
						<Collapsible.Root lazyMount unmountOnExit>
							<Collapsible.Trigger asChild>
								<Button size="sm" variant="outline" bg="bg.panel">
									<Icon icon="layui-icon-template" />
									{t("See both versions")}
								</Button>
							</Collapsible.Trigger>
							<Collapsible.Content pt="4">
								<BothVersions key={version} draft={id} />
							</Collapsible.Content>
						</Collapsible.Root>
					</ScreenPart>
					<ScreenPart size="md" title={t("What it touches")}>
						<ImpactPart draft={id} version={version} ready={saving === "saved"} />
					</ScreenPart>
					{lost.rows.length > 0 && (
						<ScreenPart size="md" title={t("Where cases of states that go will stand")}>
							<StatesThatGo lost={lost} />
						</ScreenPart>
					)}
					<ScreenPart size="md" title={t("What was sent lately, sent again")}>
						<Replay draft={id} version={version} ready={saving === "saved"} />
					</ScreenPart>
					<ScreenPart size="md" title={t("Routing tried on last month's cases")}>
						<RoutingTrial draft={id} version={version} ready={saving === "saved"} />
					</ScreenPart>
					<ScreenPart size="md" title={t("Test cases")}>
						<TestCases draft={id} version={version} ready={saving === "saved"} />
					</ScreenPart>
					<ScreenPart size="md" title={t("What is wrong")}>
						{problems.length > 0 ? (
							<ProblemList list={problems} />
						) : (
							<Text color="fg.muted">{t("Nothing: everything fits together.")}</Text>
						)}
					</ScreenPart>
					<Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: "4", md: "6" }}>
						<PublishForm publishing={publishing} lost={lost} />
					</Box>
				</>
			)}
		</Stack>
	);
}
