import { Choose } from "../frame/Choose.tsx";
import { SearchField, SearchForm, SearchInput } from "../frame/SearchForm.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CAUSE_WORDS } from "./retention-words.ts";

/** What is looked for in the register; days as inputs have them, YYYY-MM-DD, both included. */
export type RegisterSearch = { category: string; cause: string; number: string; from: string; to: string };

/** Nothing left out. */
export const WHOLE_REGISTER: RegisterSearch = { category: "", cause: "", number: "", from: "", to: "" };

type RegisterSearchFormProps = {
	categories: readonly { code: string; name: string }[];
	onSearch(search: RegisterSearch): void;
};

/** Asks of which category, why, when, or of which case something was erased. */
export function RegisterSearchForm({ categories, onSearch }: RegisterSearchFormProps) {
	const { t } = useStudioI18n();
	const all = { value: "", label: t("All") };
	const named = categories.map(({ code, name }) => ({ value: code, label: name }));
	const causes = Object.entries(CAUSE_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	return (
		<SearchForm everything={WHOLE_REGISTER} onSearch={onSearch}>
			{({ category, cause, number }, change) => (
				<>
					<SearchField label={t("Category")} flex="1 1 12rem">
						<Choose value={category} options={[all, ...named]} onChoose={(chosen) => change({ category: chosen })} />
					</SearchField>
					<SearchField label={t("What was done")} flex="1 1 12rem">
						<Choose value={cause} options={[all, ...causes]} onChoose={(chosen) => change({ cause: chosen })} />
					</SearchField>
					<SearchField label={t("Number of a case")} flex="1 1 10rem">
						<SearchInput value={number} maxLength={40} onChange={(value) => change({ number: value })} />
					</SearchField>
				</>
			)}
		</SearchForm>
	);
}
