import { dayFrom, momentIn } from "../../../schemas/rules/formats/dates.ts";
import { Choose } from "../frame/Choose.tsx";
import { SearchField, SearchForm, SearchInput } from "../frame/SearchForm.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { ACTION_GROUPS } from "./audit-words.ts";

/** What is looked for: days as inputs have them, YYYY-MM-DD, both included. */
export type AuditSearch = { keyword: string; action: string; from: string; to: string };

/** Nothing left out. */
export const WHOLE_LOG: AuditSearch = { keyword: "", action: "", from: "", to: "" };

/** The search as the server takes it; days are those of the portal's time zone. */
export function auditQuery({ keyword, action, from, to }: AuditSearch, timeZone: string): URLSearchParams {
	const begin = (day: string) => momentIn(timeZone, `${day}T00:00`)?.toISOString() ?? "";
	return new URLSearchParams({
		...(keyword.trim() && { keyword: keyword.trim() }),
		...(action && { action }),
		...(from && { from: begin(from) }),
		...(to && { to: begin(dayFrom(to, "P1D")) }),
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
