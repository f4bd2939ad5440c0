import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Link } from "react-router-dom";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { RestoreButton } from "./RestoreButton.tsx";
import type { Publishing } from "./use-publishing.ts";

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
export function Published({ publishing }: { publishing: Publishing }) {
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
					<RestoreButton
						release={publishing.before}
						label={t("Take it back")}
						title={t("Take back what you have just published?")}
						text={t(
							"Everybody sees the portal at once as it was before. What you published stands in the history, and can be restored.",
						)}
						confirm={t("Take it back now")}
						onRestore={takeBack}
					/>
				)}
				<Button asChild size="sm" variant={isBack ? "solid" : "outline"}>
					<Link to="/admin/studio">{t("To the history")}</Link>
				</Button>
				{!isBack && (
					<Button asChild size="sm">
						<a href="/" target="_blank" rel="noopener">
							{t("Look at the portal")}
						</a>
					</Button>
				)}
			</Stack>
		</Stack>
	);
}
