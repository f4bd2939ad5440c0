import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useDocuments } from "../draft/draft-context.tsx";
import { ReadPart } from "../frame/ReadPart.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { formTitle, questionTitle } from "./form-title.ts";
import { useOfDraft } from "./ImpactPart.tsx";

/** What came of a kept test case; without a message, a field is accepted that was to be refused. */
export type TestCaseOutcome = {
	id: string;
	title: string;
	form: string;
	refused: readonly string[];
	failures: readonly { pointer: string; message?: string }[];
};

/** What replaying the last submissions of forms, and the kept test cases, came to. */
export type ReplayedAnswer = {
	forms: readonly {
		form: string;
		submissions: number;
		refused: number;
		failures: readonly { pointer: string; message: string; count: number }[];
	}[];
	test_cases: readonly TestCaseOutcome[];
};

type ReplayProps = { draft: string; version: number; ready: boolean };

/** Which of the last submissions the changed forms would refuse now, by field and reason. */
export function Replay({ draft, version, ready }: ReplayProps) {
	const path = `draft-releases/${draft}/replay`;
	const { data, error, mutate } = useOfDraft<ReplayedAnswer>("POST", path, version, ready);
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{({ forms }) => <ReplayedForms forms={forms} />}
		</ReadPart>
	);
}

function ReplayedForms({ forms }: Pick<ReplayedAnswer, "forms">) {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	if (forms.length === 0)
		return <Text color="fg.muted">{t("No form that was sent before changes, so nothing was replayed.")}</Text>;
	return (
		<Stack gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
			{forms.map(({ form, submissions, refused, failures }) => (
				<Box key={form} px="5" py="4">
					<Text>
						<strong>{formTitle(documents, form, portal)}</strong>{" "}
						{t("{refused} of the last {submissions} submissions would be refused now.", { refused, submissions })}
					</Text>
					<Stack as="ul" gap="1" listStyleType="disc" ps="5">
						{failures.map(({ pointer, message, count }) => (
							<li key={`${pointer} ${message}`}>
								<strong>{portal(questionTitle(documents, form, pointer))}</strong>: <span lang="en">{message}</span> (
								{count})
							</li>
						))}
					</Stack>
				</Box>
			))}
		</Stack>
	);
}
