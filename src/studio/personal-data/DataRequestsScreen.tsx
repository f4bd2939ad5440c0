import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Link } from "react-router-dom";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { ExportButton } from "../administration/ExportButton.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { RowTable } from "../frame/RowTable.tsx";
import { searchQuery } from "../frame/SearchForm.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { DataRequestSearchForm, EVERY_REQUEST } from "./DataRequestSearchForm.tsx";
import type { DataRequestEntry, DataRequestPage } from "./data-request-types.ts";
import { CHANNEL_WORDS, DATA_STATE_WORDS, dayText, REQUEST_KIND_WORDS } from "./data-request-words.ts";
import { TakeInDialog } from "./TakeInDialog.tsx";

function rowOf(i18n: StudioI18n, one: DataRequestEntry) {
	const { t } = i18n;
	return {
		key: one.id,
		title: `#${one.number} ${t(REQUEST_KIND_WORDS[one.kind])}`,
		cells: [
			<Text key="about">{one.about ?? t("Nobody any more")}</Text>,
			t(CHANNEL_WORDS[one.channel]),
			<Flex key="due" gap="2" wrap="wrap" align="center">
				{dayText(i18n, one.due_on)}
				{one.overdue && <Badge colorPalette="red">{t("Overdue")}</Badge>}
			</Flex>,
			t(DATA_STATE_WORDS[one.state]),
			one.assignee?.name ?? "–",
			<ChakraLink key="open" asChild>
				<Link to={`/admin/personal-data/${one.id}`} aria-label={t("Open request {number}", { number: one.number })}>
					{t("Open")}
				</Link>
			</ChakraLink>,
		],
	};
}

/** What people have asked for of their data: what is to be done, and the register of what was. */
export default function DataRequestsScreen() {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const [search, setSearch] = useState(EVERY_REQUEST);
	const [page, setPage] = useState(1);
	const query = searchQuery(search);
	const { data, error, mutate } = useAdminRead<DataRequestPage>(`data-requests?${query}&page=${page}`);
	const rows = data?.list ?? [];
	return (
		<AdminScreen
			title={t("Personal data")}
			text={t(
				"Who wants to see, correct or erase what the portal keeps about them. What is open stands first, by the day by which it is due.",
			)}
		>
			<Stack gap="5">
				<Flex>
					<TakeInDialog onTaken={() => void mutate()} />
				</Flex>
				<DataRequestSearchForm
					onSearch={(wanted) => {
						setPage(1);
						setSearch(wanted);
					}}
				/>
				{error && <Failure error={error} onAgain={() => void mutate()} />}
				{!data && !error && <Loading />}
				{data && rows.length === 0 && <Text role="status">{t("Nothing was found.")}</Text>}
				{rows.length > 0 && (
					<RowTable
						cardHeading="h2"
						subject={t("Request")}
						columns={[t("Who asks"), t("How it came"), t("Due"), t("State"), t("Who works on it"), t("Task")]}
						rows={rows.map((one) => rowOf(i18n, one))}
					/>
				)}
				<Flex gap="3" wrap="wrap">
					{page > 1 && (
						<Button variant="outline" onClick={() => setPage(page - 1)}>
							{t("Back")}
						</Button>
					)}
					{data?.more && (
						<Button variant="outline" onClick={() => setPage(page + 1)}>
							{t("Show more")}
						</Button>
					)}
					<ExportButton path={`data-requests/csv?${query}`} file="data-requests.csv" />
				</Flex>
			</Stack>
		</AdminScreen>
	);
}
