import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useSWRConfig } from "swr";
import { useAdmin } from "../api/use-admin.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { ruled } from "../frame/ruled.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { publishesPortal } from "../session/rights.ts";

/** A release that comes or goes at a time. */
export type ScheduleEntry = {
	id: number;
	release: string;
	state: "waiting" | "in_force" | "ended" | "cancelled" | "failed";
	note: string;
	problem: string | null;
	starts_at: string;
	ends_at: string | null;
};

/** What is to come, what goes by itself, and what could not come. */
export function Schedules({ schedules, onDone }: { schedules: readonly ScheduleEntry[]; onDone(): void }) {
	const { t, translate, time } = useStudioI18n();
	const call = useAdmin();
	const { mutate } = useSWRConfig();
	const mayCancel = publishesPortal(useMe());
	const shown = schedules.filter(({ state }) => state === "waiting" || state === "in_force" || state === "failed");
	if (shown.length === 0) return null;
	const cancel = async (id: number) => {
		const { code, msg } = await call("POST", `schedules/${id}/cancel`);
		toast(code === 0 ? "success" : "error", code === 0 ? t("It was cancelled.") : msg);
		onDone();
		// What was to come is open again, and stands above among what is being changed.
		await mutate("draft-releases");
	};
	const when = ({ state, starts_at, ends_at }: ScheduleEntry) =>
		[
			state === "waiting" && t("Comes on {when}", { when: time(starts_at) }),
			ends_at && t("goes on {when}", { when: time(ends_at) }),
		]
			.filter(Boolean)
			.join(", ");
	return (
		<Stack as="section" gap="4" aria-labelledby="schedules">
			<Heading as="h2" size="lg" id="schedules">
				{t("Comes and goes by itself")}
			</Heading>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
				{shown.map((entry) => (
					<Flex as="li" key={entry.id} gap="3" px="5" py="4" align="center" wrap="wrap">
						<Box flex="1 1 14rem">
							<Text fontWeight="medium">
								{entry.note || t("Published without a note")}{" "}
								{entry.state === "failed" && <Badge colorPalette="red">{t("did not come")}</Badge>}
							</Text>
							<Text color="fg.muted">{entry.problem ? translate(entry.problem) : when(entry)}</Text>
						</Box>
						{mayCancel && entry.state !== "failed" && (
							<ConfirmButton
								label={t("Cancel it")}
								about={entry.note}
								title={t("Cancel what is scheduled?")}
								text={t(
									"What waits does not come, and its changes are open again; what is in force stays beyond its end.",
								)}
								confirm={t("Cancel it")}
								onConfirm={() => cancel(entry.id)}
							/>
						)}
					</Flex>
				))}
			</Stack>
		</Stack>
	);
}
