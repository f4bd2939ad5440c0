import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress } from "../outline/outline.ts";
import { keepTestCase, type TriedAnswers } from "./keep-test-case.ts";

type KeepTestCaseProps = {
	/** What is tried at the moment, or why there is nothing to keep. */
	take(): TriedAnswers | StudioText;
};

/** Keeps the answers that are tried as a test case, and leads to it, where the rest is filled in. */
export function KeepTestCase({ take }: KeepTestCaseProps) {
	const { t } = useStudioI18n();
	const draft = useDraftState("id");
	const documents = useDocuments();
	const make = useMake();
	const navigate = useNavigate();
	const heading = useId();
	const [title, setTitle] = useState("");
	const [isTried, setTried] = useState(false);
	const [refusal, setRefusal] = useState<StudioText | null>(null);
	const isMissing = isTried && title.trim() === "";
	const keep = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		setRefusal(null);
		if (title.trim() === "") return;
		const tried = take();
		if (typeof tried === "string") return setRefusal(tried);
		const { path, edit } = keepTestCase(documents, title.trim(), tried);
		if (make(edit)) void navigate(`${placeAddress(draft, {}, path).split("?")[0]}?view=settings`);
	};
	return (
		<Stack asChild gap="3" bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
			<form onSubmit={keep} noValidate aria-labelledby={heading}>
				<Heading as="h2" size="sm" id={heading}>
					{t("Keep these answers")}
				</Heading>
				<Field.Root required invalid={isMissing}>
					<Field.Label>{t("What is this case about?")}</Field.Label>
					<Input size="sm" maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
					<Field.ErrorText>{t("Please say it in a few words.")}</Field.ErrorText>
					<Field.HelperText>
						{t("It is sent to the form before each publication, which says whether it still comes out the same.")}
					</Field.HelperText>
				</Field.Root>
				<Button type="submit" size="sm" variant="outline" alignSelf="flex-start">
					{t("Keep as a test case")}
				</Button>
				<Text role="alert" color="fg.error" _empty={{ display: "none" }}>
					{refusal && t(refusal)}
				</Text>
			</form>
		</Stack>
	);
}
