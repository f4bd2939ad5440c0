import { useEffect, useMemo, useState } from "react";
import type { Translator } from "../../../schemas/i18n/translator.ts";
import { type Path, valueAt } from "../../../schemas/json/pointer.ts";
import { MAX_PAGES, pagingOf } from "../../../schemas/rules/questions/option-pages.ts";
import { onForm } from "../../../schemas/rules/questions/option-query.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useFurtherPages } from "../../ports/further-pages.ts";
import type { Parameters } from "../../ports/named-adapters.ts";
import { useRead } from "../../ports/reading.ts";
import type { Resolver } from "../../scope/use-resolved.ts";
import { labelKey, type Offer, type Offered, placeOf } from "../model/choices.ts";
import type { WidgetProps } from "../model/field.ts";
import { useVisibleResolver } from "./field-values.ts";
import { useFormSession } from "./form-session.ts";

/** Reads one entry of an operation's response as a choice; one without a value or a label is none. */
function toChoice(entry: unknown, source: OptionSource, i18n: Translator): Offered[] {
	const value = valueAt(entry, source.value);
	const label = valueAt(entry, source.label);
	if (value === undefined || label === undefined || label === null) return [];
	const hint = source.hint === undefined ? undefined : valueAt(entry, source.hint);
	const translated = (text: unknown) => (source.translate ? i18n.text(String(text)) : String(text));
	return [{ value, label: translated(label), entry, ...(typeof hint === "string" && { hint: translated(hint) }) }];
}

function choicesIn(data: unknown, source: OptionSource, i18n: Translator): Offered[] {
	const list = data === undefined ? undefined : valueAt(data, source.list);
	return Array.isArray(list) ? list.flatMap((entry) => toChoice(entry, source, i18n)) : [];
}

/** What to ask; null while a value that the options depend on is not given. */
function optionQuery(source: OptionSource, resolver: Resolver, typed?: string): Parameters | null {
	const { query = {}, search } = source;
	const parameters = resolver.query(query);
	if (onForm(source).some((name) => !Object.hasOwn(parameters, name))) return null;
	return search && typed ? { ...parameters, [search]: typed } : parameters;
}

/** What an operation is requested with for its options: the values as they are, in one text. */
export const useOptionQuery = (source: OptionSource, path: Path): string =>
	JSON.stringify(optionQuery(source, useVisibleResolver(path)));

/** A text once it has not changed for a while. */
function useSettled(text: string | undefined, pause: number): string | undefined {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), pause);
		return () => clearTimeout(timer);
	}, [text, pause]);
	return settled;
}

/** Keys must rest so long before the operation is visible. */
const SEARCH_PAUSE = 250;

/** One page of all choices that an operation returns, none requested where `page` is null. */
function useChoicesPage(source: OptionSource, path: Path, page: number | null) {
	const i18n = useI18n();
	const query = optionQuery(source, useVisibleResolver(path));
	const { data } = useRead(
		source.operation,
		query === null || page === null ? null : page > 1 ? { ...query, page } : query,
	);
	return useMemo(() => ({ choices: choicesIn(data, source, i18n), next: pagingOf(data).next }), [data, source, i18n]);
}

/** The choices that an operation returns, for what is typed and for the values that they depend on. */
export function useRemoteChoices(source: OptionSource, path: Path, typed?: string): Offer {
	const i18n = useI18n();
	const resolver = useVisibleResolver(path);
	const settled = useSettled(typed, SEARCH_PAUSE);
	const query = optionQuery(source, resolver, settled);
	const response = useRead(source.operation, query);
	const { data } = response;
	// What is searched shows its first matches; what is not must offer all that there is.
	const further = useFurtherPages(source.operation, source.search ? null : query, data);
	const pages = useMemo(() => [data, ...further.pages], [data, further.pages]);
	const choices = useMemo(() => pages.flatMap((page) => choicesIn(page, source, i18n)), [pages, source, i18n]);
	return {
		choices: query === null ? [] : choices,
		more: pagingOf(pages.at(-1)).next !== undefined,
		waiting: query === null,
		loading: query !== null && (response.loading || further.loading),
		failed: further.failed || (query !== null && data === undefined && !response.loading),
		reload: () => {
			further.reload();
			response.reload();
		},
	};
}

/** The part of a value that is still offered; undefined where nothing is. */
function stillOffered(value: unknown, choices: Offer["choices"]): unknown {
	if (!Array.isArray(value)) return placeOf(choices, value) < 0 ? undefined : value;
	const left = value.filter((one) => placeOf(choices, one) >= 0);
	return left.length === value.length ? value : left.length > 0 ? left : undefined;
}

/**
 * A value that is not among the choices any more, because another value changed them, is taken away. It is said at
 * the field and read out, unless nothing was typed yet: then an address brought it.
 */
export function useOnlyOffered({ pointer, path, value, label: title }: WidgetProps, offer: Offer): void {
	const { choices, more, waiting, loading, failed } = offer;
	const { t } = useI18n();
	const { values, errors, announce } = useFormSession();
	const isKnown = waiting || !(loading || failed || more);
	useEffect(() => {
		// In a list with fixed places, null stands where nothing is answered.
		if (!isKnown || value === undefined || value === null) return;
		const left = stillOffered(value, choices);
		if (left === value) return;
		const isNews = values.touched();
		values.put(path, left);
		if (!isNews) return;
		const message = t("“{title}”: your choice is no longer offered; please choose again", { title });
		errors.showAt(pointer, message);
		announce(message);
	}, [isKnown, value, choices, pointer, path, title, values, errors, announce, t]);
}

/**
 * The label of a value that was chosen by searching: among what is offered now, or as it was noted when it was chosen.
 * After a reload or on another device neither need be; then it is looked for page by page.
 */
export function useChosenLabel(
	source: OptionSource,
	path: Path,
	value: unknown,
	offered: readonly Offered[],
): string | undefined {
	const { labels } = useFormSession();
	const [page, setPage] = useState(1);
	const key = labelKey(source, value);
	const known = offered[placeOf(offered, value)]?.label ?? labels.get(key);
	const sought = known === undefined && value !== undefined && value !== null && page <= MAX_PAGES;
	const { choices, next } = useChoicesPage(source, path, sought ? page : null);
	const found = known ?? choices[placeOf(choices, value)]?.label;
	useEffect(() => {
		if (found !== undefined) labels.set(key, found);
		else if (sought && next !== undefined) setPage(next);
	}, [found, key, labels, sought, next]);
	return found;
}
