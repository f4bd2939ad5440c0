import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { EmptyState } from "@chakra-ui/react/empty-state";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { usePost } from "../administration/use-post.ts";
import type { DraftEntry } from "../api/admin-types.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { ruled } from "../frame/ruled.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { listIn } from "./list-in.ts";

function NewDraft() {
	const { t } = useStudioI18n();
	const post = usePost();
	const navigate = useNavigate();
	const [name, setName] = useState("");
	const [busy, setBusy] = useState(false);
	const begin = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const answer = await post<DraftEntry>("draft-releases", { name: name.trim() || t("Changes") });
		if (answer?.code === 0) void navigate(`/admin/studio/${answer.data.id}`);
		setBusy(false);
	};
	return (
		<form onSubmit={begin}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 14rem">
					<Field.Label>{t("What are the changes about?")}</Field.Label>
					<Input
						bg="bg.panel"
						maxLength={80}
						value={name}
						placeholder={t("Complaint form, winter")}
						onChange={(event) => setName(event.target.value)}
					/>
				</Field.Root>
				<Button type="submit" loading={busy}>
					<Icon icon="layui-icon-addition" />
					{t("Begin changes")}
				</Button>
			</Flex>
		</form>
	);
}

function DraftRow({ draft, onGone }: { draft: DraftEntry; onGone(): void }) {
	const { t, time } = useStudioI18n();
	const post = usePost();
	const discard = async () => {
		await post(`draft-releases/${draft.id}/discard`, {}, t("“{name}” was discarded.", { name: draft.name }));
		onGone();
	};
	return (
		<Flex as="li" align="center" gap="3" px={{ base: "4", md: "5" }} py="4" wrap="wrap">
			<Box flex="1 1 12rem" minW="0">
				<ChakraLink asChild fontWeight="semibold" fontSize="md">
					<Link to={`/admin/studio/${draft.id}`}>{draft.name}</Link>
				</ChakraLink>
				<Text color="fg.muted">
					{draft.updated_at && t("Last changed {when}", { when: time(draft.updated_at) })}{" "}
					{draft.version === 0 && <Badge>{t("nothing changed yet")}</Badge>}
				</Text>
			</Box>
			<ConfirmButton
				label={t("Discard")}
				about={draft.name}
				title={t("Discard “{name}”?", { name: draft.name })}
				text={t("All changes in it are gone then. What is published stays as it is.")}
				confirm={t("Discard the changes")}
				danger
				onConfirm={discard}
			/>
			<Button asChild size="sm" variant="outline">
				<Link to={`/admin/studio/${draft.id}`} aria-label={t("Go on with {name}", { name: draft.name })}>
					{t("Go on")}
				</Link>
			</Button>
		</Flex>
	);
}

/** The changes that are under way, and a way to begin new ones. */
export function DraftList() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<unknown>("draft-releases");
	const drafts = listIn<DraftEntry>(data);
	return (
		<Stack as="section" gap="4" aria-labelledby="drafts">
			<Heading as="h2" size="lg" id="drafts">
				{t("Changes under way")}
			</Heading>
			<NewDraft />
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{drafts && drafts.length > 0 && (
				<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
					{drafts.map((draft) => (
						<DraftRow key={draft.id} draft={draft} onGone={() => void mutate()} />
					))}
				</Stack>
			)}
			{drafts?.length === 0 && (
				<EmptyState.Root bg="bg.panel" borderWidth="1px" borderRadius="lg" size="sm">
					<EmptyState.Content>
						<EmptyState.Title>{t("Nothing is being changed")}</EmptyState.Title>
						<EmptyState.Description>{t("Give the changes a name above, and begin.")}</EmptyState.Description>
					</EmptyState.Content>
				</EmptyState.Root>
			)}
		</Stack>
	);
}
