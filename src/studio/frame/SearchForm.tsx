import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { type FormEvent, type ReactNode, useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** What every search looks between: days as inputs have them, YYYY-MM-DD, both included; "" for no bound. */
type Days = { from: string; to: string };

/** The search as the server takes it: without what is left empty. */
export const searchQuery = (search: Readonly<Record<string, string>>): URLSearchParams =>
	new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])));

type SearchFieldProps = { label: string; flex: string; children: ReactNode };

/** One thing that is looked for. */
export const SearchField = ({ label, flex, children }: SearchFieldProps) => (
	<Field.Root flex={flex}>
		<Field.Label>{label}</Field.Label>
		{children}
	</Field.Root>
);

type SearchInputProps = { value: string; maxLength?: number; type?: "text" | "date"; onChange(value: string): void };

/** The input of words, or of a day. */
export const SearchInput = ({ onChange, ...props }: SearchInputProps) => (
	<Input bg="bg.panel" {...props} onChange={({ target }) => onChange(target.value)} />
);

type SearchFormProps<S extends Days> = {
	/** Nothing left out: what it begins with. */
	everything: S;
	onSearch(search: S): void;
	/** What is looked for besides the days. */
	children(search: S, change: (part: Partial<S>) => void): ReactNode;
};

/** What is looked for, between which days, and the button that starts it. */
export function SearchForm<S extends Days>({ everything, onSearch, children }: SearchFormProps<S>) {
	const { t } = useStudioI18n();
	const [search, setSearch] = useState(everything);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSearch(search);
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap">
				{children(search, (part) => setSearch((before) => ({ ...before, ...part })))}
				<SearchField label={t("From day")} flex="1 1 9rem">
					<SearchInput
						type="date"
						value={search.from}
						onChange={(from) => setSearch((before) => ({ ...before, from }))}
					/>
				</SearchField>
				<SearchField label={t("To day")} flex="1 1 9rem">
					<SearchInput type="date" value={search.to} onChange={(to) => setSearch((before) => ({ ...before, to }))} />
				</SearchField>
				<Button type="submit">{t("Search")}</Button>
			</Flex>
		</form>
	);
}
