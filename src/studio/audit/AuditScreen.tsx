import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { ExportButton } from "../administration/ExportButton.tsx";
import { Refused, useAdmin } from "../api/use-admin.ts";
import { ruled } from "../frame/ruled.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { type AuditSearch, AuditSearchForm, auditQuery, WHOLE_LOG } from "./AuditSearchForm.tsx";
import { detailText } from "./audit-details.ts";
import { ACTION_WORDS, unnamedActor } from "./audit-words.ts";

type LogEntry = {
	id: number;
	number: number | null;
	at: string;
	actor: { id: string; name: string } | null;
	action: string;
	object: { kind: string; id: string; name: string | null };
	case_number: string | null;
	detail: Record<string, unknown>;
	from: string;
};

type LogPage = { list: readonly LogEntry[]; next: string | null };

/** A search of the log, page after page. */
function useLog(search: AuditSearch) {
	const call = useAdmin();
	const { timeZone } = useStudioI18n();
	const query = auditQuery(search, timeZone);
	return useSWRInfinite<LogPage, Error>(
		(_index, before: LogPage | null) => {
			if (before?.next === null) return null;
			if (before) query.set("cursor", before.next);
			return `audit?${query}`;
		},
		async (path: string) => {
			const { code, msg, data } = await call<LogPage>("GET", path);
			if (code !== 0) throw new Refused(code, msg);
			return data;
		},
		{ revalidateFirstPage: false },
	);
}

function Entry({ entry }: { entry: LogEntry }) {
	const i18n = useStudioI18n();
	const { t, time } = i18n;
	const words = ACTION_WORDS[entry.action];
	// A case is linked to, and somebody who did it to themselves has been named already.
	const isNamed = entry.case_number !== null || entry.object.id === entry.actor?.id;
	const details = [isNamed ? "" : (entry.object.name ?? entry.object.id), detailText(entry.detail, i18n)]
		.filter(Boolean)
		.join(" · ");
	return (
		<Flex as="li" gap={{ base: "1", md: "5" }} px="5" py="3" direction={{ base: "column", md: "row" }}>
			<Box flex={{ base: "none", md: "0 0 13rem" }}>
				<time dateTime={entry.at}>{time(entry.at)}</time>
				<Text color="fg.muted" fontSize="sm">
					{entry.number !== null && t("No. {number}", { number: entry.number })} {entry.from}
				</Text>
			</Box>
			<Box flex="1 1 auto" minW="0">
				<Text>
					<strong>{entry.actor?.name ?? t(unnamedActor(entry.action))}</strong> {words ? t(words) : entry.action}
				</Text>
				<Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
					{entry.case_number !== null && (
						<ChakraLink href={`/admin/desk/case?id=${entry.object.id}`}>{entry.case_number}</ChakraLink>
					)}
					{entry.case_number !== null && details && " · "}
					{details}
				</Text>
			</Box>
		</Flex>
	);
}

/** What staff did: who, when, from where, what. Nothing in it can be changed. */
export default function AuditScreen() {
	const { t, timeZone } = useStudioI18n();
	const [search, setSearch] = useState<AuditSearch>(WHOLE_LOG);
	const { data, error, size, setSize, mutate, isValidating } = useLog(search);
	const entries = data?.flatMap(({ list }) => list) ?? [];
	return (
		<AdminScreen
			title={t("Audit log")}
			text={t("What staff did: nobody can change or delete an entry. It holds nothing of what citizens wrote.")}
		>
			<AuditSearchForm onSearch={setSearch} />
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && entries.length === 0 && <Text role="status">{t("Nothing was found.")}</Text>}
			{entries.length > 0 && (
				<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
					{entries.map((entry) => (
						<Entry key={entry.id} entry={entry} />
					))}
				</Stack>
			)}
			<Flex gap="3" wrap="wrap">
				{data?.at(-1)?.next && (
					<Button variant="outline" loading={isValidating} onClick={() => void setSize(size + 1)}>
						{t("Show more")}
					</Button>
				)}
				<ExportButton path={`audit/csv?${auditQuery(search, timeZone)}`} file="audit.csv" />
			</Flex>
		</AdminScreen>
	);
}
