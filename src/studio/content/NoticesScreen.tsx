import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { type FormEvent, useState } from "react";
import type { ResponseOf } from "../../../schemas/operation.ts";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { usePost } from "../administration/use-post.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { Choose } from "../frame/Choose.tsx";
import { useUnloadWarning } from "../frame/use-window.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ContentTabs } from "./ContentTabs.tsx";

type Config = Omit<ResponseOf<"configsGetAll">, "version">;
type Notice = Config["notices"][number];

type NoticeInputProps = { notice: Notice; onChange(notice: Notice): void; onRemove(): void };

function NoticeInput({ notice, onChange, onRemove }: NoticeInputProps) {
	const { t } = useStudioI18n();
	return (
		<Stack as="li" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="lg">
			<Field.Root required>
				<Field.Label>{t("Title")}</Field.Label>
				<Input
					maxLength={200}
					value={notice.title}
					onChange={(event) => onChange({ ...notice, title: event.target.value })}
				/>
			</Field.Root>
			<Field.Root>
				<Field.Label>{t("Text")}</Field.Label>
				<Textarea
					rows={2}
					value={notice.text}
					onChange={(event) => onChange({ ...notice, text: event.target.value })}
				/>
			</Field.Root>
			<Flex gap="3" align="flex-end" wrap="wrap" justify="space-between">
				<Field.Root w="12rem">
					<Field.Label>{t("Tone")}</Field.Label>
					<Choose
						value={notice.tone}
						options={[
							{ value: "info", label: t("Information") },
							{ value: "warning", label: t("Warning") },
						]}
						onChoose={(tone) => onChange({ ...notice, tone: tone === "warning" ? "warning" : "info" })}
					/>
				</Field.Root>
				<Button variant="outline" aria-label={`${t("Remove the notice")}: ${notice.title}`} onClick={onRemove}>
					{t("Remove the notice")}
				</Button>
			</Flex>
		</Stack>
	);
}

function Lines({ config, onChange }: { config: Config; onChange(config: Config): void }) {
	const { t } = useStudioI18n();
	const lines = [
		["site_name", t("Name of the portal")],
		["service_phone", t("Service number")],
		["copyright", t("Copyright line")],
		["icp", t("Registration line")],
	] as const;
	return (
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			{lines.map(([name, label]) => (
				<Field.Root key={name}>
					<Field.Label>{label}</Field.Label>
					<Input
						bg="bg.panel"
						maxLength={name === "service_phone" ? 40 : 100}
						value={config[name]}
						onChange={(event) => onChange({ ...config, [name]: event.target.value })}
					/>
				</Field.Root>
			))}
		</SimpleGrid>
	);
}

/** The notices that stand on the portal, and what it says about itself. */
export default function NoticesScreen() {
	const { t } = useStudioI18n();
	const post = usePost();
	const { data, error, mutate } = useAdminRead<{ seen: string; config: Config }>("content/base");
	const [typed, setTyped] = useState<Config | null>(null);
	const [busy, setBusy] = useState(false);
	useUnloadWarning(() => typed !== null);
	const config = typed ?? data?.config;
	const save = async (event: FormEvent) => {
		event.preventDefault();
		if (!data || !config) return;
		setBusy(true);
		const answer = await post("content/base", { seen: data.seen, config }, t("It is published."));
		if (answer?.code === 0) setTyped(null);
		if (answer?.code === 0 || answer?.code === 409) await mutate();
		setBusy(false);
	};
	const setNotices = (notices: Notice[]) => config && setTyped({ ...config, notices });
	return (
		<AdminScreen title={t("Notices")} text={t("They stand at the head of the portal as soon as you save.")}>
			<ContentTabs />
			{error && !data && <Failure error={error} onAgain={() => void mutate()} />}
			{!config && !error && <Loading />}
			{config && (
				<form onSubmit={(event) => void save(event)}>
					<Stack gap="6">
						<Stack as="ul" gap="4" listStyleType="none">
							{config.notices.map((notice, index) => (
								<NoticeInput
									key={notice.id}
									notice={notice}
									onChange={(changed) => setNotices(config.notices.with(index, changed))}
									onRemove={() => setNotices(config.notices.toSpliced(index, 1))}
								/>
							))}
						</Stack>
						<Box>
							<Button
								variant="outline"
								onClick={() =>
									setNotices([...config.notices, { id: crypto.randomUUID(), title: "", text: "", tone: "info" }])
								}
							>
								{t("Add a notice")}
							</Button>
						</Box>
						<Heading as="h2" size="md">
							{t("What the portal says about itself")}
						</Heading>
						<Lines config={config} onChange={setTyped} />
						<Box>
							<Button type="submit" loading={busy} disabled={!typed}>
								{t("Save and publish")}
							</Button>
						</Box>
					</Stack>
				</form>
			)}
		</AdminScreen>
	);
}
