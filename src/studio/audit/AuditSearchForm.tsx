import { Choose } from "../frame/Choose.tsx";
import { SearchField, SearchForm, SearchInput } from "../frame/SearchForm.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ACTION_GROUPS } from "./audit-words.ts";

/** What is looked for: days as inputs have them, YYYY-MM-DD, both included. */
export type AuditSearch = { keyword: string; action: string; from: string; to: string };

/** Nothing left out. */
export const WHOLE_LOG: AuditSearch = { keyword: "", action: "", from: "", to: "" };

const dayAfter = (day: string) => new Date(new Date(`${day}T00:00`).getTime() + 24 * 3600 * 1000);

/** The search as the server takes it; days are those of the reader's own clock. */
export function auditQuery({ keyword, action, from, to }: AuditSearch): URLSearchParams {
	return new URLSearchParams({
		...(keyword.trim() && { keyword: keyword.trim() }),
		...(action && { action }),
		...(from && { from: new Date(`${from}T00:00`).toISOString() }),
		...(to && { to: dayAfter(to).toISOString() }),
	});
}

/** Asks who, what and when. */
export function AuditSearchForm({ onSearch }: { onSearch(search: AuditSearch): void }) {
	const { t } = useStudioI18n();
	const actions = ACTION_GROUPS.map(({ value, label }) => ({ value, label: t(label) }));
	return (
		<SearchForm everything={WHOLE_LOG} onSearch={onSearch}>
			{({ keyword, action }, change) => (
				<>
					<SearchField label={t("Who, or what it was about")} flex="2 1 14rem">
						<SearchInput value={keyword} maxLength={100} onChange={(value) => change({ keyword: value })} />
					</SearchField>
					<SearchField label={t("What was done")} flex="1 1 11rem">
						<Choose value={action} options={actions} onChoose={(chosen) => change({ action: chosen })} />
					</SearchField>
				</>
			)}
		</SearchForm>
	);
}
