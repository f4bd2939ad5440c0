import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Stack } from "@chakra-ui/react/stack";
import { Textarea } from "@chakra-ui/react/textarea";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDiagnostics } from "../checking/diagnostics.tsx";
import { useDraftState } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { PublishTimes, type Times, timesProblems, timesSent } from "./PublishTimes.tsx";
import type { LostStates } from "./use-lost-states.ts";
import type { Outcome, Publishing } from "./use-publishing.ts";

function Refusal({ outcome }: { outcome: Outcome }) {
	const { t } = useStudioI18n();
	if (outcome.kind !== "behind" && outcome.kind !== "broken" && outcome.kind !== "failed") return null;
	const words = {
		behind: {
			title: t("Somebody has published meanwhile"),
			text: t("These changes began from an earlier state. They are made anew on what is in force now, and published."),
		},
		broken: {
			title: t("This cannot be published yet"),
			text: outcome.message || t("Mend what is listed above as “must be mended”."),
		},
		failed: { title: t("It was not published"), text: outcome.message },
	}[outcome.kind];
	return (
		<Alert.Root status="error" role="alert">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{words.title}</Alert.Title>
				<Alert.Description>{words.text}</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}

type PublishFormProps = { publishing: Publishing; lost: LostStates; times: Times; onTimes(times: Times): void };

/** A note on why, and the button; what the server refuses is message here. */
export function PublishForm({ publishing, lost, times, onTimes }: PublishFormProps) {
	const { t, timeZone } = useStudioI18n();
	const name = useDraftState("name");
	const saving = useDraftState("saving");
	const list = useDiagnostics();
	// What the changes were called when they were begun says more in the history than nothing.
	const [note, setNote] = useState(name);
	const { busy, outcome, publish } = publishing;
	const errors = list.filter(({ severity }) => severity === "error").length;
	const isBehind = outcome?.kind === "behind";
	const isMapped = Object.keys(lost.map).length > 0;
	const form = useRef<HTMLFormElement>(null);
	const { key } = useLocation();
	const came = useRef(key);
	useEffect(() => {
		// Whoever presses “Publish” once more, being here, looks for the button.
		if (key !== came.current) {
			form.current?.scrollIntoView({ block: "end" });
			form.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
		}
		came.current = key;
	}, [key]);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (Object.keys(timesProblems(times, Date.now(), timeZone)).length > 0) {
			form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
			return;
		}
		void publish(note.trim(), isBehind, { ...timesSent(times, timeZone), ...(isMapped && { map: lost.map }) });
	};
	return (
		<form ref={form} onSubmit={onSubmit}>
			<Stack gap="4">
				<Field.Root>
					<Field.Label>{t("Why is this changed?")}</Field.Label>
					<Textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
					<Field.HelperText>{t("It stands in the history, for those who come after you.")}</Field.HelperText>
				</Field.Root>
				<PublishTimes times={times} onChange={onTimes} />
				{outcome && <Refusal outcome={outcome} />}
				{lost.open > 0 && (
					<Alert.Root status="warning">
						<Alert.Indicator />
						<Alert.Content>{t("Choose above where the cases of states that go will stand.")}</Alert.Content>
					</Alert.Root>
				)}
				{errors > 0 && !outcome && (
					<Alert.Root status="warning">
						<Alert.Indicator />
						<Alert.Content>
							{t("{count, plural, one {# problem must be mended first.} other {# problems must be mended first.}}", {
								count: errors,
							})}
						</Alert.Content>
					</Alert.Root>
				)}
				<Button
					type="submit"
					size="lg"
					loading={busy}
					loadingText={times.at ? t("Scheduling…") : t("Publishing…")}
					disabled={errors > 0 || saving === "refused" || lost.open > 0}
				>
					{isBehind ? t("Publish on top of what is in force") : times.at ? t("Schedule it") : t("Publish now")}
				</Button>
			</Stack>
		</form>
	);
}
