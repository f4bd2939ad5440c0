import { Button } from "@chakra-ui/react/button";
import { Code } from "@chakra-ui/react/code";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { SaveButton } from "../administration/SaveButton.tsx";
import { CopyLink } from "../frame/CopyLink.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { DataRequestTask, TakeStep } from "./data-request-types.ts";
import { isFromPortal } from "./data-request-words.ts";

/** Gives a person a copy of their data: by a link that expires, or as a file that is handed over. */
export function ExportTask({ task, takeStep }: { task: DataRequestTask; takeStep: TakeStep }) {
	const { t, time } = useStudioI18n();
	const ready = task.identity !== null && task.about !== null;
	if (task.link !== null)
		return (
			<Stack gap="2">
				<Text>
					{t(
						isFromPortal(task)
							? "The link, until {when}. They see it where they asked."
							: "The link, until {when}. They did not ask in the portal: give it to them. There it stands in the member centre, or with number and query code.",
						{ when: time(task.link_until ?? "") },
					)}
				</Text>
				<Code overflowWrap="anywhere" whiteSpace="normal">
					{task.link}
				</Code>
				<CopyLink link={task.link} />
			</Stack>
		);
	return (
		<Stack gap="3">
			<Text>
				{task.about === null
					? t("No account has this number: nothing is kept.")
					: t(
							"The archive holds all that is kept: texts as JSON, and the files as they were sent. A file saved here leaves out cases that only their office reads, where you are not of it; the link holds them.",
						)}
			</Text>
			<Flex gap="3" wrap="wrap">
				{ready && (
					<Button onClick={() => void takeStep("link", {}, t("They were given the link."))}>
						{t("Give them a link")}
					</Button>
				)}
				{ready && (
					<SaveButton
						path={`data-requests/${task.id}/archive`}
						file={`personal-data-${task.number}.zip`}
						type="application/zip"
						label={t("Save the file, to hand it over")}
					/>
				)}
				{task.identity !== null && (
					<Button variant="outline" onClick={() => void takeStep("done", {}, t("It is done."))}>
						{t("Done")}
					</Button>
				)}
			</Flex>
		</Stack>
	);
}
