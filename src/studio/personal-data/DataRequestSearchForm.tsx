import { Choose } from "../frame/Choose.tsx";
import { SearchField, SearchForm, SearchInput } from "../frame/SearchForm.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { DATA_STATE_WORDS, REQUEST_KIND_WORDS } from "./data-request-words.ts";

/** What is looked for; days as inputs have them, both included. */
export type DataRequestSearch = { keyword: string; kind: string; state: string; from: string; to: string };

/** Nothing left out. */
export const EVERY_REQUEST: DataRequestSearch = { keyword: "", kind: "", state: "", from: "", to: "" };

/** Asks for which requests are looked. */
export function DataRequestSearchForm({ onSearch }: { onSearch(search: DataRequestSearch): void }) {
	const { t } = useStudioI18n();
	const all = { value: "", label: t("All") };
	const kinds = Object.entries(REQUEST_KIND_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	const states = Object.entries(DATA_STATE_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	return (
		<SearchForm everything={EVERY_REQUEST} onSearch={onSearch}>
			{({ keyword, kind, state }, change) => (
				<>
					<SearchField label={t("Number or name")} flex="1 1 12rem">
						<SearchInput value={keyword} maxLength={100} onChange={(value) => change({ keyword: value })} />
					</SearchField>
					<SearchField label={t("What is asked for")} flex="1 1 10rem">
						<Choose value={kind} options={[all, ...kinds]} onChoose={(chosen) => change({ kind: chosen })} />
					</SearchField>
					<SearchField label={t("State")} flex="1 1 10rem">
						<Choose value={state} options={[all, ...states]} onChoose={(chosen) => change({ state: chosen })} />
					</SearchField>
				</>
			)}
		</SearchForm>
	);
}
