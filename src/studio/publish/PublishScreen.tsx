import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useDiagnostics } from "../checking/diagnostics.tsx";
import { useDraftState } from "../draft/draft-context.tsx";
import { ScreenPart } from "../frame/ScreenPart.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ProblemList } from "../problems/ProblemList.tsx";
import { useMe } from "../session/account.ts";
import { publishesPortal } from "../session/rights.ts";
import { AccessCheck } from "./AccessCheck.tsx";
import { Approval } from "./Approval.tsx";
import { BothVersions } from "./BothVersions.tsx";
import { Changes } from "./Changes.tsx";
import { Checklist } from "./Checklist.tsx";
import { ImpactPart } from "./ImpactPart.tsx";
import { LostStatesParts } from "./LostStatesParts.tsx";
import { Published } from "./Published.tsx";
import { PublishForm } from "./PublishForm.tsx";
import type { Times } from "./PublishTimes.tsx";
import { Replay } from "./Replay.tsx";
import { RoutingTrial } from "./RoutingTrial.tsx";
import { TestCases } from "./TestCases.tsx";
import { useAccessCheck } from "./use-access-check.ts";
import { useLostStates } from "./use-lost-states.ts";
import { usePublishing } from "./use-publishing.ts";

/** The last look before everybody sees it: what changes, what is wrong, a note, and the button. */
export default function PublishScreen() {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const version = useDraftState("version");
	const saving = useDraftState("saving");
	const list = useDiagnostics();
	const me = useMe();
	const publishing = usePublishing(id);
	const [times, setTimes] = useState<Times>({ at: "", until: "" });
	const lost = useLostStates({ id, version, ready: saving === "saved" }, times, publishing.outcome);
	const access = useAccessCheck(version);
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
						<Checklist draft={id} version={version} ready={saving === "saved"} lost={lost} access={access} />
						<AccessCheck draft={id} check={access} />
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
					<LostStatesParts lost={lost} />
					<Box bg="bg.panel" borderWidth="1px" borderRadius="lg" p={{ base: "4", md: "6" }}>
						{publishesPortal(me) ? (
							<PublishForm publishing={publishing} lost={lost} times={times} onTimes={setTimes} />
						) : (
							<Text>
								{t(
									"You may change the portal, but not publish. These changes are kept: somebody who may publish finds them under All changes.",
								)}
							</Text>
						)}
					</Box>
				</>
			)}
		</Stack>
	);
}
