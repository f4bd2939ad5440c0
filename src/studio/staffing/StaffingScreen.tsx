import { Text } from "@chakra-ui/react/text";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { RowTable } from "../frame/RowTable.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { AbsenceDialog } from "./AbsenceDialog.tsx";
import type { AbsenceOf, StaffingPerson } from "./staffing-types.ts";

function absenceText({ t, locale }: StudioI18n, absence: AbsenceOf | null): string {
	if (!absence) return t("Here");
	const day = (text: string) => new Date(`${text}T00:00`).toLocaleDateString(locale, { dateStyle: "medium" });
	const values = { from: day(absence.from), until: day(absence.until), name: absence.deputy?.name ?? "" };
	const away = absence.away ? t("Away until {until}", values) : t("Away from {from} until {until}", values);
	return absence.deputy ? t("{away}; {name} stands in", { away, name: values.name }) : away;
}

function openText({ t, locale }: StudioI18n, { open, standing_in }: StaffingPerson): string {
	const text = open.toLocaleString(locale);
	return standing_in === 0 ? text : t("{open}, {count} of them of who is away", { open: text, count: standing_in });
}

/** Who handles cases: how much each has to do, who is away, and who stands in for whom. */
export default function StaffingScreen() {
	const i18n = useStudioI18n();
	const { t, locale } = i18n;
	const { data, error, mutate } = useAdminRead<{ list: readonly StaffingPerson[] }>("staffing");
	const people = data?.list ?? [];
	const rowOf = (person: StaffingPerson) => ({
		key: person.id,
		title: person.name,
		cells: [
			openText(i18n, person),
			person.overdue.toLocaleString(locale),
			absenceText(i18n, person.absence),
			person.may_change ? (
				<AbsenceDialog key="absence" person={person} people={people} onChanged={() => void mutate()} />
			) : null,
		],
	});
	return (
		<AdminScreen
			title={t("Who has what to do")}
			text={t(
				"Open cases that each person was given, and who is away. It is seen, too, where a case is given to somebody.",
			)}
		>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && people.length === 0 && <Text role="status">{t("Nobody handles cases yet.")}</Text>}
			{people.length > 0 && (
				<RowTable
					cardHeading="h2"
					subject={t("Name")}
					columns={[t("Open cases"), t("Overdue"), t("Presence"), t("Change")]}
					rows={people.map(rowOf)}
				/>
			)}
		</AdminScreen>
	);
}
