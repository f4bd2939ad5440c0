import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { ExportButton } from "../administration/ExportButton.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { Choose } from "../frame/Choose.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { FunnelTables } from "./FunnelTables.tsx";
import type { Funnel } from "./funnel-types.ts";

const FIRST_FORM = "complaint";

/** The versions of a form of which anything is known: one is shown, compared with another. */
function Versions({ funnel }: { funnel: Funnel }) {
	const { t, time } = useStudioI18n();
	const { versions, smallest } = funnel;
	const [chosen, setChosen] = useState<string>();
	const [other, setOther] = useState<string>();
	const shown = versions.find(({ form_hash }) => form_hash === chosen) ?? versions[0];
	if (!shown) return <Text role="status">{t("Nothing has been reported of this form yet.")}</Text>;
	const older = versions[versions.indexOf(shown) + 1];
	const before = other === undefined ? older : versions.find(({ form_hash }) => form_hash === other);
	const options = versions.map(({ form_hash, note, published_at }) => ({
		value: form_hash,
		label: t("{when}: {note}", { when: time(published_at), note: note || t("Published without a note") }),
	}));
	return (
		<>
			<Flex gap="4" wrap="wrap">
				<Field.Root flex="1 1 16rem">
					<Field.Label>{t("Version")}</Field.Label>
					<Choose value={shown.form_hash} options={options} onChoose={setChosen} />
				</Field.Root>
				<Field.Root flex="1 1 16rem">
					<Field.Label>{t("Compared with")}</Field.Label>
					<Choose
						value={before?.form_hash ?? ""}
						options={[{ value: "", label: t("No other version") }, ...options]}
						onChoose={setOther}
					/>
				</Field.Root>
			</Flex>
			<FunnelTables shown={shown} before={before === shown ? undefined : before} smallest={smallest} />
		</>
	);
}

/** How people fare in a form, version by version. */
export default function FunnelScreen() {
	const { t } = useStudioI18n();
	const [query, setQuery] = useSearchParams();
	const wanted = query.get("form") ?? FIRST_FORM;
	const { data, error, mutate } = useAdminRead<Funnel>(`funnel?${new URLSearchParams({ form: wanted })}`);
	const form = data?.form ?? wanted;
	const text = t(
		"Where people get to in a form, and where they give up: as their browsers report it, without who they are or what they typed. Counts go in steps of {smallest}; fewer are not told. They are stored for {days} days.",
		{ smallest: data?.smallest ?? 5, days: data?.days ?? 400 },
	);
	return (
		<AdminScreen title={t("Forms in use")} text={text}>
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && (
				<>
					<Flex gap="4" wrap="wrap" align="flex-end">
						<Field.Root flex="1 1 16rem">
							<Field.Label>{t("Form")}</Field.Label>
							<Choose
								value={form}
								options={data.forms.map(({ id, title }) => ({ value: id, label: title }))}
								onChoose={(id) => setQuery({ form: id })}
							/>
						</Field.Root>
						<ExportButton path={`funnel/csv?${new URLSearchParams({ form })}`} file={`${form}.csv`} />
					</Flex>
					<Versions key={form} funnel={data} />
				</>
			)}
		</AdminScreen>
	);
}
