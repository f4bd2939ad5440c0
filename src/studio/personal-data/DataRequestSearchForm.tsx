import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { DATA_STATE_WORDS, REQUEST_KIND_WORDS } from "./data-request-words.ts";

/** What is looked for; days as inputs have them, both included. */
export type DataRequestSearch = { keyword: string; kind: string; state: string; from: string; to: string };

/** Nothing left out. */
export const EVERY_REQUEST: DataRequestSearch = { keyword: "", kind: "", state: "", from: "", to: "" };

/** The search as the server takes it. */
export const dataRequestQuery = (search: DataRequestSearch): string =>
	new URLSearchParams(
		Object.entries(search).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
	).toString();

/** Asks for which requests are looked. */
export function DataRequestSearchForm({ onSearch }: { onSearch(search: DataRequestSearch): void }) {
	const { t } = useStudioI18n();
	const [search, setSearch] = useState(EVERY_REQUEST);
	const change = (part: Partial<DataRequestSearch>) => setSearch((before) => ({ ...before, ...part }));
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSearch(search);
	};
	const all = { value: "", label: t("All") };
	const kinds = Object.entries(REQUEST_KIND_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	const states = Object.entries(DATA_STATE_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	const input = (name: "keyword" | "from" | "to", type: "text" | "date") => (
		<Input
			bg="bg.panel"
			type={type}
			value={search[name]}
			maxLength={type === "text" ? 100 : undefined}
			onChange={(event) => change({ [name]: event.target.value })}
		/>
	);
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 12rem">
					<Field.Label>{t("Number or name")}</Field.Label>
					{input("keyword", "text")}
				</Field.Root>
				<Field.Root flex="1 1 10rem">
					<Field.Label>{t("What is asked for")}</Field.Label>
					<Choose value={search.kind} options={[all, ...kinds]} onChoose={(kind) => change({ kind })} />
				</Field.Root>
				<Field.Root flex="1 1 10rem">
					<Field.Label>{t("State")}</Field.Label>
					<Choose value={search.state} options={[all, ...states]} onChoose={(state) => change({ state })} />
				</Field.Root>
				<Field.Root flex="1 1 9rem">
					<Field.Label>{t("From day")}</Field.Label>
					{input("from", "date")}
				</Field.Root>
				<Field.Root flex="1 1 9rem">
					<Field.Label>{t("To day")}</Field.Label>
					{input("to", "date")}
				</Field.Root>
				<Button type="submit">{t("Search")}</Button>
			</Flex>
		</form>
	);
}
