import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { usePost } from "../administration/use-post.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { ruled } from "../frame/ruled.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ContentTabs } from "./ContentTabs.tsx";
import {
	type ContentEntry,
	isContentKind,
	isProjectState,
	PROJECT_STATE_WORDS,
	STATE_WORDS,
	type WrittenKind,
} from "./content-types.ts";

const TONES = { draft: "gray", scheduled: "orange", published: "green" } as const;

function Entry({ kind, entry }: { kind: WrittenKind; entry: ContentEntry }) {
	const { t, time } = useStudioI18n();
	const { id, title, state, published_at, saved_at, has_draft, group } = entry;
	const facts = [
		isProjectState(group) ? t(PROJECT_STATE_WORDS[group]) : group,
		published_at && state === "scheduled" && t("comes out {when}", { when: time(published_at) }),
		published_at && state === "published" && t("since {when}", { when: time(published_at) }),
		saved_at && t("saved {when}", { when: time(saved_at) }),
	];
	return (
		<Box as="li" px={{ base: "4", md: "5" }} py="3">
			<Flex gap="3" wrap="wrap" align="center">
				<ChakraLink asChild fontWeight="medium">
					<Link to={`/admin/content/${kind}/${id}`}>{title}</Link>
				</ChakraLink>
				<Badge colorPalette={TONES[state]}>{t(STATE_WORDS[state])}</Badge>
				{has_draft && state !== "draft" && <Badge colorPalette="blue">{t("Unpublished changes")}</Badge>}
			</Flex>
			<Text color="fg.muted" fontSize="sm">
				{facts.filter(Boolean).join(" · ")}
			</Text>
		</Box>
	);
}

/** Begins a new one by its title, and goes there. */
function Begin({ kind }: { kind: WrittenKind }) {
	const { t } = useStudioI18n();
	const post = usePost();
	const navigate = useNavigate();
	const [title, setTitle] = useState("");
	const [busy, setBusy] = useState(false);
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const answer = await post<{ id: string }>(`content/${kind}`, { title: title.trim() });
		if (answer?.code === 0) await navigate(`/admin/content/${kind}/${answer.data.id}`);
		setBusy(false);
	};
	return (
		<form onSubmit={(event) => void onSubmit(event)}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 16rem">
					<Field.Label>{kind === "article" ? t("Title of a new article") : t("Title of a new project")}</Field.Label>
					<Input bg="bg.panel" value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
				</Field.Root>
				<Button type="submit" loading={busy} disabled={title.trim() === ""}>
					{t("Begin it")}
				</Button>
			</Flex>
		</form>
	);
}

/** The list of a kind. */
function ContentList({ kind }: { kind: WrittenKind }) {
	const { t } = useStudioI18n();
	const [keyword, setKeyword] = useState("");
	const query = new URLSearchParams({ keyword });
	const { data, error, mutate } = useAdminRead<{ list: readonly ContentEntry[]; total: number }>(
		`content/${kind}?${query}`,
	);
	return (
		<>
			<Begin kind={kind} />
			<Field.Root>
				<Field.Label>{t("Find by title")}</Field.Label>
				<Input
					type="search"
					bg="bg.panel"
					value={keyword}
					maxLength={100}
					onChange={(event) => setKeyword(event.target.value)}
				/>
			</Field.Root>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data?.list.length === 0 && <Text role="status">{t("Nothing was found.")}</Text>}
			{data && data.list.length > 0 && (
				<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
					{data.list.map((entry) => (
						<Entry key={entry.id} kind={kind} entry={entry} />
					))}
				</Stack>
			)}
		</>
	);
}

/** Articles or projects, as those who write them have them. */
export default function ContentScreen() {
	const { t } = useStudioI18n();
	const { kind } = useParams();
	if (!isContentKind(kind)) return <Navigate to="/admin/content/article" replace />;
	return (
		<AdminScreen
			title={kind === "article" ? t("Articles") : t("Projects")}
			text={t("What is written here is seen by nobody until it is published.")}
		>
			<ContentTabs />
			<ContentList key={kind} kind={kind} />
		</AdminScreen>
	);
}
