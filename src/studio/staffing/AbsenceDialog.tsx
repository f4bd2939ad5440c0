import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, useId, useState } from "react";
import { dayIn } from "../../../schemas/rules/formats/dates.ts";
import { usePost } from "../administration/use-post.ts";
import { Choose } from "../frame/Choose.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { StaffingPerson } from "./staffing-types.ts";

type AbsenceDialogProps = { person: StaffingPerson; people: readonly StaffingPerson[]; onChanged(): void };

/** Sends a change of somebody's absence, and says how that went; returns whether it was made. */
function useSend({ person, onChanged }: Pick<AbsenceDialogProps, "person" | "onChanged">) {
	const { t } = useStudioI18n();
	const post = usePost();
	return async (path: "absence" | "absence/end", body: object): Promise<boolean> => {
		const answer = await post(`people/${person.id}/${path}`, body, t("It was saved."));
		if (answer?.code === 0) onChanged();
		return answer?.code === 0;
	};
}

/** Says from when until when somebody is away, and who stands in for them; or that they are back. */
export function AbsenceDialog({ person, people, onChanged }: AbsenceDialogProps) {
	const { t, timeZone } = useStudioI18n();
	const form = useId();
	const today = dayIn(timeZone, new Date());
	const { absence } = person;
	const [open, setOpen] = useState(false);
	const [from, setFrom] = useState(absence?.from ?? today);
	const [until, setUntil] = useState(absence?.until ?? today);
	const [deputy, setDeputy] = useState(absence?.deputy?.id ?? "");
	const send = useSend({ person, onChanged });
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		if (await send("absence", { from, until, deputy: deputy || null })) setOpen(false);
	};
	const onBack = async () => {
		if (await send("absence/end", {})) setOpen(false);
	};
	const deputies = people.filter(({ id }) => id !== person.id).map(({ id, name }) => ({ value: id, label: name }));
	return (
		<StudioDialog
			title={t("When {name} is away", { name: person.name })}
			open={open}
			onOpen={setOpen}
			description={t("Who stands in has their cases among their own meanwhile. Both days are included.")}
			trigger={
				<Button size="sm" variant="outline" aria-label={t("Absence of {name} …", { name: person.name })}>
					{t("Absence …")}
				</Button>
			}
			actions={
				<>
					{absence && (
						<Button variant="outline" onClick={() => void onBack()}>
							{t("Not away")}
						</Button>
					)}
					<Button type="submit" form={form}>
						{t("Save")}
					</Button>
				</>
			}
		>
			<form id={form} onSubmit={(event) => void onSubmit(event)}>
				<Flex gap="4" wrap="wrap">
					<Field.Root required flex="1 1 9rem">
						<Field.Label>{t("From day")}</Field.Label>
						<Input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
					</Field.Root>
					<Field.Root required flex="1 1 9rem">
						<Field.Label>{t("To day")}</Field.Label>
						<Input type="date" min={from} value={until} onChange={(event) => setUntil(event.target.value)} />
					</Field.Root>
					<Field.Root flex="1 1 100%">
						<Field.Label>{t("Who stands in")}</Field.Label>
						<Choose value={deputy} options={[{ value: "", label: t("Nobody") }, ...deputies]} onChoose={setDeputy} />
					</Field.Root>
				</Flex>
			</form>
		</StudioDialog>
	);
}
