import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
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
	const [search, setSearch] = useState(WHOLE_LOG);
	const change = (part: Partial<AuditSearch>) => setSearch((before) => ({ ...before, ...part }));
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSearch(search);
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="2 1 14rem">
					<Field.Label>{t("Who, or what it was about")}</Field.Label>
					<Input
						bg="bg.panel"
						value={search.keyword}
						maxLength={100}
						onChange={(event) => change({ keyword: event.target.value })}
					/>
				</Field.Root>
				<Field.Root flex="1 1 11rem">
					<Field.Label>{t("What was done")}</Field.Label>
					<Choose
						value={search.action}
						options={ACTION_GROUPS.map(({ value, label }) => ({ value, label: t(label) }))}
						onChoose={(action) => change({ action })}
					/>
				</Field.Root>
				<Field.Root flex="1 1 9rem">
					<Field.Label>{t("From day")}</Field.Label>
					<Input
						bg="bg.panel"
						type="date"
						value={search.from}
						onChange={(event) => change({ from: event.target.value })}
					/>
				</Field.Root>
				<Field.Root flex="1 1 9rem">
					<Field.Label>{t("To day")}</Field.Label>
					<Input bg="bg.panel" type="date" value={search.to} onChange={(event) => change({ to: event.target.value })} />
				</Field.Root>
				<Button type="submit">{t("Search")}</Button>
			</Flex>
		</form>
	);
}
