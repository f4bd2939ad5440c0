import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { usePost } from "../administration/use-post.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { Tick } from "../frame/Tick.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Outcomes } from "./Outcomes.tsx";
import type { SuggestionReport } from "./suggestion-types.ts";
import { Versions } from "./Versions.tsx";

/** Milliseconds after which it is looked again how learning goes. */
const REFRESH_MS = 5_000;

/** Says that the last training found too little. */
function TooFew({ training, last }: SuggestionReport) {
	const { t, time } = useStudioI18n();
	if (training || !last || last.learned) return null;
	return (
		<Alert.Root status="warning" role="status">
			<Alert.Indicator />
			<Alert.Title>
				{t("Too few closed cases on {when}: it takes two categories with ten each.", { when: time(last.at) })}
			</Alert.Title>
		</Alert.Root>
	);
}

function Settings({ report, onSent }: { report: SuggestionReport; onSent(): Promise<unknown> }) {
	const { t } = useStudioI18n();
	const post = usePost();
	const send = async (path: string, body: object) => {
		await post(path, body, t("It was saved."));
		await onSent();
	};
	const newest = report.versions[0]?.version;
	const used = report.chosen ?? newest;
	const usedVersion = report.versions.find(({ version }) => version === used);
	// The newest is not chosen: what is learned later comes into use by itself.
	const onUse = (version: number) => void send("suggestions", { version: version === newest ? null : version });
	return (
		<>
			<Stack gap="4">
				<Tick
					label={t("Suggest a category at the desk")}
					checked={report.on}
					onTick={(on) => void send("suggestions", { on })}
				/>
				<Flex>
					<Button variant="outline" loading={report.training} onClick={() => void send("suggestions/train", {})}>
						{t("Learn now")}
					</Button>
				</Flex>
				<TooFew {...report} />
			</Stack>
			{report.versions.length > 0 && (
				<Versions versions={report.versions} used={used} sure={report.min_probability} onUse={onUse} />
			)}
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
			title={t("Suggestions")}
			text={t(
				"Who may handle a case is told of a likelier category. It learns from what closed cases say to everybody, and stores only how often words that five people wrote stood in a category.",
			)}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && <Settings report={data} onSent={() => mutate()} />}
		</AdminScreen>
	);
}
