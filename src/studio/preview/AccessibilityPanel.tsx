import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type RefObject, useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { AxeFinding } from "./frame-check.ts";

type CheckState = "none" | "busy" | "failed" | readonly AxeFinding[];

type AccessibilityPanelProps = {
	frame: RefObject<HTMLIFrameElement | null>;
	/** Whether a page stands in the frame. */
	isShown: boolean;
};

/** What axe finds on the page in the frame, when it is wanted; while there is none, why it cannot look. */
export function AccessibilityPanel({ frame, isShown }: AccessibilityPanelProps) {
	const { t } = useStudioI18n();
	const [found, setFound] = useState<CheckState>("none");
	const check = async () => {
		setFound("busy");
		const { checkFrame } = await import("./frame-check.ts");
		if (frame.current) setFound(await checkFrame(frame.current).catch(() => "failed" as const));
	};
	const words = {
		none: isShown
			? t("Finds what keeps people from using the page that is shown.")
			: t("There is no page in the frame that could be checked."),
		busy: t("Checking…"),
		failed: t("The page could not be checked."),
	};
	return (
		<Stack as="section" gap="3" aria-labelledby="accessibility">
			<Heading as="h2" size="sm" id="accessibility">
				{t("Accessibility")}
			</Heading>
			<Button
				size="sm"
				variant="outline"
				alignSelf="flex-start"
				disabled={found === "busy" || !isShown}
				onClick={() => void check()}
			>
				{t("Check this page")}
			</Button>
			<Text role="status" color="fg.muted">
				{typeof found === "string"
					? words[found]
					: t(
							"{count, plural, =0 {axe finds nothing wrong.} one {axe finds # problem.} other {axe finds # problems.}}",
							{
								count: found.length,
							},
						)}
			</Text>
			{typeof found !== "string" &&
				found.map(({ rule, help, targets }) => (
					<Alert.Root key={rule} status="warning" size="sm">
						<Alert.Indicator />
						<Alert.Content lang="en">
							<Text>{help}</Text>
							<Text fontSize="xs" fontFamily="mono" overflowWrap="anywhere">
								{targets.slice(0, 3).join(" · ")}
							</Text>
						</Alert.Content>
					</Alert.Root>
				))}
		</Stack>
	);
}
