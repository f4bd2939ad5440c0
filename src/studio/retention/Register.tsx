import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import useSWRInfinite from "swr/infinite";
import { ExportButton } from "../administration/ExportButton.tsx";
import { Refused, useAdmin } from "../api/use-admin.ts";
import { RowTable } from "../frame/RowTable.tsx";
import { searchQuery } from "../frame/SearchForm.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { type RegisterSearch, RegisterSearchForm, WHOLE_REGISTER } from "./RegisterSearchForm.tsx";
import type { RegisterEntry, RegisterPage } from "./retention-types.ts";
import { CAUSE_WORDS, spanText } from "./retention-words.ts";

/** A search of the register, page after page. */
function useRegister(search: RegisterSearch) {
	const call = useAdmin();
	const query = searchQuery(search);
	return useSWRInfinite<RegisterPage, Error>(
		(_index, before: RegisterPage | null) => {
			if (before?.next === null) return null;
			if (before) query.set("before", before.next);
			return `retention/register?${query}`;
		},
		async (path: string) => {
			const { code, msg, data } = await call<RegisterPage>("GET", path);
			if (code !== 0) throw new Refused(code, msg);
			return data;
		},
		{ revalidateFirstPage: false },
	);
}

function rowOf(
	i18n: StudioI18n,
	{ day, category, restricted, name, cause, length, unit, count, numbers }: RegisterEntry,
) {
	const { t, locale } = i18n;
	const date = new Date(`${day}T00:00`).toLocaleDateString(locale, { dateStyle: "medium" });
	const listed =
		count > numbers.length ? t("{numbers} and others", { numbers: numbers.join(", ") }) : numbers.join(", ");
	return {
		key: [day, category, restricted, cause, length, unit].join(" "),
		title: date,
		cells: [
			restricted ? t("Cases that only their office reads") : (name ?? "–"),
			t(CAUSE_WORDS[cause]),
			length !== null && unit !== null ? spanText(i18n, { length, unit }) : "–",
			count.toLocaleString(locale),
			numbers.length > 0 ? listed : "–",
		],
	};
}

/** What was erased: searched, and saved as a file. */
export function Register({ categories }: { categories: readonly { code: string; name: string }[] }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const [search, setSearch] = useState(WHOLE_REGISTER);
	const { data, error, size, setSize, mutate, isValidating } = useRegister(search);
	const entries = data?.flatMap(({ list }) => list) ?? [];
	return (
		<>
			<Text color="fg.muted">
				{t("Nobody can change it. Of a case that is deleted it holds no number: nothing of it stays.")}
			</Text>
			<RegisterSearchForm categories={categories} onSearch={setSearch} />
			{error && <Failure error={error} onAgain={() => void mutate()} />}
			{!data && !error && <Loading />}
			{data && entries.length === 0 && <Text role="status">{t("Nothing was found.")}</Text>}
			{entries.length > 0 && (
				<RowTable
					subject={t("Day")}
					columns={[t("Category"), t("What was done"), t("Stored for"), t("How many"), t("Cases")]}
					rows={entries.map((entry) => rowOf(i18n, entry))}
				/>
			)}
			<Flex gap="3" wrap="wrap">
				{data?.at(-1)?.next && (
					<Button variant="outline" loading={isValidating} onClick={() => void setSize(size + 1)}>
						{t("Show more")}
					</Button>
				)}
				<ExportButton path={`retention/register/csv?${searchQuery(search)}`} file="register.csv" />
			</Flex>
		</>
	);
}
