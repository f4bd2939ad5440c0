import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Navigate, useParams } from "react-router-dom";
import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { toast } from "../frame/toasts.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { ContentFields } from "./ContentFields.tsx";
import { ContentPreview } from "./ContentPreview.tsx";
import { ContentTabs } from "./ContentTabs.tsx";
import { isContentKind, STATE_WORDS, type WrittenKind } from "./content-types.ts";
import { PublishContent } from "./PublishContent.tsx";
import { type SavingState, useContent } from "./use-content.ts";

const SAVING_WORDS: Record<SavingState, StudioText> = {
	saved: "All is saved.",
	typing: "Not saved yet…",
	saving: "Saving…",
	unreachable: "The server does not answer: what you typed is kept here. Save again.",
	refused: "It could not be saved.",
};

/** What each part is called where something is missing in it. */
const PART_WORDS: Readonly<Record<string, StudioText>> = {
	title: "Title",
	summary: "Summary",
	body: "Text",
	category: "Category",
	author: "Unit that signs it",
	location: "Place",
	cover_alt: "What the picture shows",
};

const missingParts = (data: unknown): string[] =>
	asArray(asObject(data).errors).flatMap((error) => asString(asObject(error).pointer)?.split("/").at(-1) ?? []);

function Open({ kind, id }: { kind: WrittenKind; id: string }) {
	const { t, time } = useStudioI18n();
	const editing = useContent(kind, id);
	const { data, error, content, saving, message } = editing;
	const [previewed, setPreviewed] = useState(false);
	const [missing, setMissing] = useState<readonly string[]>([]);
	if (error && !data) return <Failure error={error} onAgain={() => void editing.again()} />;
	if (!data || !content) return <Loading />;
	const onStep = async (step: string, body: object, done: string) => {
		try {
			const answer = await editing.act(step, body);
			setMissing(answer?.code === 422 ? missingParts(answer.data) : []);
			if (answer) toast(answer.code === 0 ? "success" : "error", answer.code === 0 ? done : answer.msg);
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
	};
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 18rem" }} gap="8" alignItems="start">
			<Stack gap="4">
				<Flex gap="2" wrap="wrap" align="center">
					<Button size="sm" variant={previewed ? "outline" : "solid"} onClick={() => setPreviewed(false)}>
						{t("Write")}
					</Button>
					<Button size="sm" variant={previewed ? "solid" : "outline"} onClick={() => setPreviewed(true)}>
						{t("Preview")}
					</Button>
					<Text role="status" color="fg.muted" fontSize="sm">
						{t(SAVING_WORDS[saving])}
					</Text>
					{(saving === "unreachable" || saving === "typing") && (
						<Button size="xs" variant="outline" onClick={() => void editing.save()}>
							{t("Save now")}
						</Button>
					)}
				</Flex>
				{message && (
					<Alert.Root status="warning" role="alert">
						<Alert.Indicator />
						<Alert.Content>
							<Alert.Title>{message}</Alert.Title>
							<Flex gap="2" mt="2" wrap="wrap">
								<Button size="xs" variant="outline" onClick={() => void editing.keepMine()}>
									{t("Save mine over theirs")}
								</Button>
								<Button size="xs" variant="outline" onClick={() => void editing.takeTheirs()}>
									{t("Take theirs")}
								</Button>
							</Flex>
						</Alert.Content>
					</Alert.Root>
				)}
				{missing.length > 0 && (
					<Alert.Root status="error" role="alert">
						<Alert.Indicator />
						<Alert.Title>
							{t("Missing before it can be published: {parts}", {
								parts: missing.map((name) => (PART_WORDS[name] ? t(PART_WORDS[name]) : name)).join(", "),
							})}
						</Alert.Title>
					</Alert.Root>
				)}
				{previewed ? (
					<ContentPreview kind={kind} content={content} />
				) : (
					<ContentFields id={id} content={content} categories={data.categories} onChange={editing.change} />
				)}
			</Stack>
			<Stack gap="6" as="aside" aria-label={t("Publication")}>
				<Stack gap="2">
					<Heading as="h2" size="md">
						{t(STATE_WORDS[data.state])}
					</Heading>
					{data.published_at && (
						<Text color="fg.muted">
							{data.state === "scheduled"
								? t("comes out {when}", { when: time(data.published_at) })
								: t("since {when}", { when: time(data.published_at) })}
						</Text>
					)}
					{data.state === "published" && data.has_draft && <Text>{t("Unpublished changes")}</Text>}
					<PublishContent current={data} dirty={saving !== "saved"} onStep={onStep} />
				</Stack>
				<Stack gap="2">
					<Heading as="h2" size="md">
						{t("Earlier versions")}
					</Heading>
					{data.versions.length === 0 && <Text color="fg.muted">{t("None yet.")}</Text>}
					<Stack as="ol" gap="3" listStyleType="none">
						{data.versions.map(({ number, title, author, created_at }) => (
							<li key={number}>
								<Text fontWeight="medium">{title}</Text>
								<Text color="fg.muted" fontSize="sm">
									{[t("No. {number}", { number }), time(created_at), author].join(" · ")}
								</Text>
								<ConfirmButton
									variant="outline"
									label={t("Restore")}
									about={t("No. {number}", { number })}
									title={t("Go back to this version?")}
									text={t("What is saved now is replaced. Nobody sees it until you publish.")}
									confirm={t("Restore")}
									onConfirm={() => onStep("restore", { number }, t("It was restored, and is not published yet."))}
								/>
							</li>
						))}
					</Stack>
				</Stack>
			</Stack>
		</Grid>
	);
}

/** Where an article or project is written. */
export default function ContentEditor() {
	const { t } = useStudioI18n();
	const { kind, id = "" } = useParams();
	if (!isContentKind(kind)) return <Navigate to="/admin/content/article" replace />;
	return (
		<AdminScreen
			title={kind === "article" ? t("Article") : t("Project")}
			text={t("What is written here is seen by nobody until it is published.")}
		>
			<ContentTabs />
			<Open key={id} kind={kind} id={id} />
		</AdminScreen>
	);
}
