import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useId, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { MadeViewer, ViewerChoices } from "./use-viewer.ts";

type CaseNumberProps = { number: string; failure?: string | undefined; onNumber(number: string): void };

/** The case whose reporter looks, by its number. */
function CaseNumber({ number, failure, onNumber }: CaseNumberProps) {
	const { t } = useStudioI18n();
	const [typed, setTyped] = useState(number);
	const look = (event: FormEvent) => {
		event.preventDefault();
		onNumber(typed.trim());
	};
	return (
		<form onSubmit={look}>
			<Field.Root invalid={failure !== undefined}>
				<Field.Label>{t("Number of the case")}</Field.Label>
				<Flex gap="2" w="full">
					<Input size="sm" maxLength={64} value={typed} onChange={(event) => setTyped(event.target.value)} />
					<Button type="submit" size="sm" variant="outline">
						{t("Look")}
					</Button>
				</Flex>
				<Field.ErrorText>{failure}</Field.ErrorText>
				<Field.HelperText>
					{t("One that you may read. That you looked at it is written into the audit log.")}
				</Field.HelperText>
			</Field.Root>
		</form>
	);
}

type ViewerChoiceProps = {
	wish: ViewerChoices;
	viewer?: MadeViewer | undefined;
	failure?: string | undefined;
	/** Another wish, by the name of what changes in the address. */
	onWish(name: "as" | "number" | "answers", value: string): void;
	recordAnew(): void;
};

/** As whom one looks, and at answers of now or of when they were recorded. */
export function ViewerChoice({ wish, viewer, failure, onWish, recordAnew }: ViewerChoiceProps) {
	const { t, time } = useStudioI18n();
	const seenBy = useId();
	const answers = useId();
	const readers = [
		{ value: "guest", label: t("A guest") },
		{ value: "member", label: t("A member: you") },
		{ value: "reporter", label: t("The reporter of a case") },
	];
	const kinds = [
		{ value: "live", label: t("As they are now") },
		{ value: "recorded", label: t("As they were recorded") },
	];
	return (
		<Stack as="section" gap="3" aria-labelledby="viewer">
			<Heading as="h2" size="sm" id="viewer">
				{t("Who looks")}
			</Heading>
			<Field.Root>
				<Field.Label htmlFor={seenBy}>{t("Seen by")}</Field.Label>
				<Choose id={seenBy} size="sm" value={wish.as} options={readers} onChoose={(value) => onWish("as", value)} />
			</Field.Root>
			{wish.as === "reporter" && (
				<CaseNumber number={wish.number} failure={failure} onNumber={(value) => onWish("number", value)} />
			)}
			<Field.Root>
				<Field.Label htmlFor={answers}>{t("Lists and details")}</Field.Label>
				<Choose
					id={answers}
					size="sm"
					value={wish.recorded ? "recorded" : "live"}
					options={kinds}
					onChoose={(value) => onWish("answers", value)}
				/>
				<Field.HelperText>
					{t("Recorded ones stay the same while you change the pages. Only you see them, for twelve hours.")}
				</Field.HelperText>
			</Field.Root>
			{wish.recorded && viewer && (
				<Flex gap="3" align="center" wrap="wrap">
					<Text color="fg.muted" fontSize="xs">
						{t("Recorded since {when}", { when: time(viewer.recorded_at) })}
					</Text>
					<Button size="xs" variant="outline" onClick={recordAnew}>
						{t("Record anew")}
					</Button>
				</Flex>
			)}
			{wish.as !== "reporter" && failure && (
				<Text role="alert" color="fg.error">
					{failure}
				</Text>
			)}
		</Stack>
	);
}
