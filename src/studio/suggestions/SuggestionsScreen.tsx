import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdmin, useAdminRead } from "../api/use-admin.ts";
import { Tick } from "../frame/Tick.tsx";
import { toast } from "../frame/toasts.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Outcomes } from "./Outcomes.tsx";
import type { SuggestionReport } from "./suggestion-types.ts";
import { Versions } from "./Versions.tsx";

/** Milliseconds after which it is looked again how learning goes. */
const REFRESH_MS = 5_000;

/** Sends what an administrator sets, and says how that went. */
function useSend(onSent: () => Promise<unknown>) {
	const { t } = useStudioI18n();
	const call = useAdmin();
	return async (path: string, body: object, done: string) => {
		try {
			const { code, msg } = await call("POST", path, body);
			toast(code === 0 ? "success" : "error", code === 0 ? done : msg);
			if (code === 0) await onSent();
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
	};
}

/** How learning stands, where there is more to say than the versions do. */
function Training({ training, last }: SuggestionReport) {
	const { t, time } = useStudioI18n();
	if (training)
		return (
			<Alert.Root status="info" role="status">
				<Alert.Indicator />
				<Alert.Title>{t("It learns from the closed cases. This takes up to some minutes.")}</Alert.Title>
			</Alert.Root>
		);
	if (!last || last.learned) return null;
	return (
		<Alert.Root status="warning" role="status">
			<Alert.Indicator />
			<Alert.Title>
				{t(
					"On {when} there were too few closed cases to learn from, {count}: it takes two categories with ten each, and more that are held out.",
					{ when: time(last.at), count: last.cases },
				)}
			</Alert.Title>
		</Alert.Root>
	);
}

function Settings({ report, onSent }: { report: SuggestionReport; onSent(): Promise<unknown> }) {
	const { t, locale } = useStudioI18n();
	const send = useSend(onSent);
	const saved = t("It was saved.");
	const newest = report.versions[0]?.version;
	const used = report.chosen ?? newest;
	const usedVersion = report.versions.find(({ version }) => version === used);
	const sure = report.min_probability.toLocaleString(locale, { style: "percent" });
	// The newest is not chosen: what is learned later comes into use by itself.
	const onUse = (version: number) => void send("suggestions", { version: version === newest ? null : version }, saved);
	return (
		<>
			<Stack gap="4">
				<Tick
					label={t("Suggest a category at the desk")}
					checked={report.on}
					onTick={(on) => void send("suggestions", { on }, saved)}
				/>
				<Text color="fg.muted" maxW="3xl">
					{t(
						"Who may handle a case then sees another category than its own where the words of the case are at least {sure} likely of it. Nothing is moved by itself. While it is on, it learns anew each day.",
						{ sure },
					)}
				</Text>
				<Text color="fg.muted" maxW="3xl">
					{t(
						"It learns from what was written in closed cases for everybody to read: never from cases that only one office reads. It stores how often a word stood in a category, and only words that five people wrote.",
					)}
				</Text>
				<Flex>
					<Button
						variant="outline"
						loading={report.training}
						loadingText={t("Learning …")}
						onClick={() => void send("suggestions/train", {}, t("It will learn within a minute."))}
					>
						{t("Learn now")}
					</Button>
				</Flex>
				<Training {...report} />
			</Stack>
			{report.versions.length > 0 && <Versions versions={report.versions} used={used} onUse={onUse} />}
			{usedVersion && <Outcomes {...usedVersion} />}
		</>
	);
}

/** Whether categories are suggested at the desk, by what was learned when, and how right that is. */
export default function SuggestionsScreen() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<SuggestionReport>("suggestions", { refreshMs: REFRESH_MS });
	return (
		<AdminScreen
			title={t("Suggestions of categories")}
			text={t("A category is suggested from the words of the city's own closed cases.")}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && <Settings report={data} onSent={() => mutate()} />}
		</AdminScreen>
	);
}
