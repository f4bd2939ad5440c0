import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Suspense, useState } from "react";
import type { Publication } from "../api/admin-types.ts";
import { useAdmin, useAdminRead } from "../api/use-admin.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ruled } from "../frame/ruled.ts";
import { toast } from "../frame/toasts.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { RestoreButton } from "../publish/RestoreButton.tsx";
import { useMe } from "../session/account.ts";
import { publishesPortal } from "../session/rights.ts";
import { type ScheduleEntry, Schedules } from "./Schedules.tsx";

// Read by hardly anybody who comes to change something.
const RevokeForm = lazyScreen(() => import("./RevokeForm.tsx"));
const PublicationChanges = lazyScreen(() => import("./PublicationChanges.tsx"));

type Releases = {
	schedules?: readonly ScheduleEntry[];
	list: readonly Publication[];
	revocations: readonly {
		release_id?: string;
		id?: string;
		form?: string | null;
		reason: string;
		revoked_at: string;
	}[];
};

/** When that was published last which a publication puts in force again; `list` is newest first. */
const restoredBy = ({ origin, id, version }: Publication, list: readonly Publication[]) =>
	origin === "restored" ? list.find((one) => one.id === id && one.version < version)?.published_at : undefined;

type EntryProps = {
	entry: Publication;
	/** When that was published before which it puts in force again. */
	restored: string | undefined;
	revoked: string | undefined;
	/** Whether what it published is in force, by it or by a later return to it. */
	isInForce: boolean;
	onDone(): void;
};

function Entry({ entry, restored, revoked, isInForce, onDone }: EntryProps) {
	const { t, time } = useStudioI18n();
	const call = useAdmin();
	const [isOpen, setOpen] = useState(false);
	const mayTurnBack = publishesPortal(useMe()) && !isInForce && revoked === undefined;
	const when = time(entry.published_at);
	const note = entry.note || t("Published without a note");
	const post = async (path: string, body: object, done: string) => {
		const { code, msg } = await call("POST", path, body);
		toast(code === 0 ? "success" : "error", code === 0 ? done : msg);
		onDone();
	};
	return (
		<Flex as="li" align="center" gap="3" px={{ base: "4", md: "5" }} py="4" wrap="wrap">
			<Box flex="1 1 14rem" minW="0">
				<Text fontWeight="medium">
					{restored === undefined ? note : t("Restored what was published on {when}", { when: time(restored) })}{" "}
					{entry.current && <Badge colorPalette="green">{t("in force")}</Badge>}
					{revoked !== undefined && <Badge colorPalette="red">{t("revoked")}</Badge>}
				</Text>
				<Text color="fg.muted">
					{restored !== undefined && entry.note && `${entry.note} · `}
					{when} · {entry.author ?? t("the server itself")} · <code>{entry.id.slice(0, 8)}</code>
				</Text>
				{revoked && <Text color="fg.muted">{t("Revoked because: {reason}", { reason: revoked })}</Text>}
			</Box>
			<Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{t("What changed")}
				<VisuallyHidden>{when}</VisuallyHidden>
			</Button>
			{mayTurnBack && (
				<>
					<ConfirmButton
						label={t("Revoke")}
						about={when}
						title={t("Revoke what was published on {when}?", { when })}
						text={t("Nothing more is filed with it, and it cannot come in force again. This cannot be undone.")}
						reason={t("Why is it revoked?")}
						confirm={t("Revoke it")}
						danger
						onConfirm={(reason) => post(`releases/${entry.id}/revoke`, { reason }, t("It was revoked."))}
					/>
					<RestoreButton
						release={entry.id}
						label={t("Restore")}
						about={when}
						title={t("Restore what was published on {when}?", { when })}
						text={t("Everybody sees that state of the portal at once. What is in force now stays in this list.")}
						confirm={t("Restore it")}
						onRestore={(map) => post(`releases/${entry.id}/restore`, { map }, t("It is in force again."))}
					/>
				</>
			)}
			{isOpen && (
				<Box flexBasis="full">
					<Suspense fallback={<Loading />}>
						<PublicationChanges version={entry.version} />
						{mayTurnBack && (
							<RevokeForm
								release={entry.id}
								when={when}
								onRevoke={(body) => post(`releases/${entry.id}/revoke`, body, t("It was revoked."))}
							/>
						)}
					</Suspense>
				</Box>
			)}
		</Flex>
	);
}

/** All publications, newest first, each with the way back to it for whoever may publish. */
export function PublicationHistory() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<Releases>("releases");
	const mayTurnBack = publishesPortal(useMe()) && data?.list.some(({ current }) => !current);
	const inForce = data?.list.find(({ current }) => current)?.id;
	const reasons = new Map(
		data?.revocations.flatMap(({ release_id, id, form, reason }) =>
			form ? [] : [[release_id ?? id, reason] as const],
		),
	);
	return (
		<>
			<Schedules schedules={data?.schedules ?? []} onDone={() => void mutate()} />
			<Stack as="section" gap="4" aria-labelledby="history">
				<Heading as="h2" size="lg" id="history">
					{t("What was published")}
				</Heading>
				{mayTurnBack && (
					<Text color="fg.muted">
						{t(
							"Restore puts an earlier state of the portal in force again. Revoke ends one for good: nothing more can be filed with its forms.",
						)}
					</Text>
				)}
				{error && <Failure error={error} onAgain={() => void mutate()} />}
				{!data && !error && <Loading />}
				{data && (
					<Stack as="ol" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
						{data.list.map((entry) => (
							<Entry
								key={entry.version}
								entry={entry}
								restored={restoredBy(entry, data.list)}
								revoked={reasons.get(entry.id)}
								isInForce={entry.id === inForce}
								onDone={() => void mutate()}
							/>
						))}
					</Stack>
				)}
			</Stack>
		</>
	);
}
