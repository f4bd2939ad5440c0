import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useMemo, useState } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { PortsProvider, useRead } from "../../../renderer/index.ts";
import { asArray } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { canvasPorts } from "../canvas/read-only-ports.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { OfferedList } from "./offered-list.ts";
import { useOfferedNames } from "./use-offered-names.ts";

type OfferedAnswersProps = {
	list: OfferedList;
	value: string;
	/** What is chosen, unless a label around it says so. */
	label?: string;
	/** On the choice of nothing, where that can be chosen. */
	none?: string;
	onChoose(value: string): void;
};

/** How many are offered, where the operation takes a number: the most that operations return at once. */
const MAX_OFFERED = 50;

/** A longer list is searched. */
const FEW = 10;

/** Keys must rest so long, in milliseconds, before the list is asked. */
const SEARCH_PAUSE = 250;

/** The entries that match what is typed, once that rests. */
function useMatches(list: OfferedList, typed: string) {
	const [words, setWords] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setWords(typed.trim()), SEARCH_PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);
	const { operation, query, search } = list;
	const request = useMemo(
		() => ({ ...query, ...("limit" in query && { limit: MAX_OFFERED }), ...(search && words && { [search]: words }) }),
		[query, search, words],
	);
	const { data } = useRead(operation, request);
	const options = asArray(valueAt(data, list.list)).map((entry) => ({
		value: String(valueAt(entry, list.value)),
		label: String(valueAt(entry, list.label)),
	}));
	return { options, isRead: data !== undefined };
}

function Answers({ list, value, label, none, onChoose }: OfferedAnswersProps) {
	const { t } = useStudioI18n();
	const [typed, setTyped] = useState("");
	const { options, isRead } = useMatches(list, typed);
	const isListed = options.some((one) => one.value === value);
	// What was chosen and is not among those that are listed stays until somebody chooses another.
	const names = useOfferedNames(isRead && !isListed && value !== "" ? [{ list, value }] : []);
	const nothing = none !== undefined || value === "" ? [{ value: "", label: none ?? t("Choose …") }] : [];
	const own = isListed || value === "" ? [] : [{ value, label: names.get(value) ?? value }];
	return (
		<Stack gap="1.5" w="full">
			{list.search !== undefined && (typed !== "" || options.length > FEW) && (
				<Input
					type="search"
					size="sm"
					bg="bg.panel"
					aria-label={t("Find by name")}
					placeholder={t("Find by name")}
					maxLength={100}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
			)}
			<Choose size="sm" label={label} value={value} options={[...nothing, ...own, ...options]} onChoose={onChoose} />
			<Text role="status" fontSize="xs" color="fg.muted" _empty={{ display: "none" }}>
				{typed !== "" && isRead && options.length === 0 && t("Nothing was found.")}
				{options.length === MAX_OFFERED &&
					t("These are the first {count}. Type to find others.", { count: MAX_OFFERED })}
			</Text>
		</Stack>
	);
}

/** Chooses among the content that a list of the portal has, such as its projects, by what it is called. */
export default function OfferedAnswers(props: OfferedAnswersProps) {
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	return (
		<PortsProvider value={ports}>
			<Answers {...props} />
		</PortsProvider>
	);
}
