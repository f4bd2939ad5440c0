import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { momentIn } from "../../../schemas/rules/formats/dates.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { EditableContent } from "./content-types.ts";

type PublishContentProps = {
	current: EditableContent;
	dirty: boolean;
	onStep(step: string, body: object, done: string): Promise<void>;
};

/** What can be done with what is written: publish, now or at a time, and take back. */
export function PublishContent({ current, dirty, onStep }: PublishContentProps) {
	const { t, timeZone } = useStudioI18n();
	const [at, setAt] = useState("");
	const [busy, setBusy] = useState(false);
	const isOut = current.state === "published";
	const run = async (step: string, body: object, done: string) => {
		setBusy(true);
		await onStep(step, body, done).finally(() => setBusy(false));
	};
	const publish = () =>
		run(
			"publish",
			at && !isOut ? { at: momentIn(timeZone, at)?.toISOString() } : {},
			at && !isOut ? t("It comes out at that time.") : t("It is published."),
		);
	return (
		<Stack gap="3">
			{!isOut && (
				<Field.Root>
					<Field.Label>{t("Comes out")}</Field.Label>
					<Input type="datetime-local" bg="bg.panel" value={at} onChange={(event) => setAt(event.target.value)} />
					<Field.HelperText>{t("Empty: at once.")}</Field.HelperText>
				</Field.Root>
			)}
			<Flex gap="2" wrap="wrap">
				<Button loading={busy} disabled={isOut && !current.has_draft && !dirty} onClick={() => void publish()}>
					{isOut ? t("Publish the changes") : at ? t("Schedule it") : t("Publish now")}
				</Button>
				{current.state !== "draft" && (
					<ConfirmButton
						variant="outline"
						label={t("Take it back")}
						title={t("Take it back from the public?")}
						text={t("Nobody finds it any more. Its text stays here.")}
						confirm={t("Take it back")}
						danger
						onConfirm={() => run("take-back", {}, t("It was taken back."))}
					/>
				)}
			</Flex>
		</Stack>
	);
}
