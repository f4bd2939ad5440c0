import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CAUSE_WORDS } from "./retention-words.ts";

/** What is looked for in the register; days as inputs have them, YYYY-MM-DD, both included. */
export type RegisterSearch = { category: string; cause: string; number: string; from: string; to: string };

/** Nothing left out. */
export const WHOLE_REGISTER: RegisterSearch = { category: "", cause: "", number: "", from: "", to: "" };

/** The search as the server takes it. */
export const registerQuery = (search: RegisterSearch): URLSearchParams =>
	new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])));

type RegisterSearchFormProps = {
	categories: readonly { code: string; name: string }[];
	onSearch(search: RegisterSearch): void;
};

/** Asks of which category, why, when, or of which case something was erased. */
export function RegisterSearchForm({ categories, onSearch }: RegisterSearchFormProps) {
	const { t } = useStudioI18n();
	const [search, setSearch] = useState(WHOLE_REGISTER);
	const change = (part: Partial<RegisterSearch>) => setSearch((before) => ({ ...before, ...part }));
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSearch(search);
	};
	const input = (name: "number" | "from" | "to", type: "text" | "date") => (
		<Input
			bg="bg.panel"
			type={type}
			value={search[name]}
			maxLength={type === "text" ? 40 : undefined}
			onChange={(event) => change({ [name]: event.target.value })}
		/>
	);
	const all = { value: "", label: t("All") };
	const causes = Object.entries(CAUSE_WORDS).map(([value, label]) => ({ value, label: t(label) }));
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 12rem">
					<Field.Label>{t("Category")}</Field.Label>
					<Choose
						value={search.category}
						options={[all, ...categories.map(({ code, name }) => ({ value: code, label: name }))]}
						onChoose={(category) => change({ category })}
					/>
				</Field.Root>
				<Field.Root flex="1 1 12rem">
					<Field.Label>{t("What was done")}</Field.Label>
					<Choose value={search.cause} options={[all, ...causes]} onChoose={(cause) => change({ cause })} />
				</Field.Root>
				<Field.Root flex="1 1 10rem">
					<Field.Label>{t("Number of a case")}</Field.Label>
					{input("number", "text")}
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
