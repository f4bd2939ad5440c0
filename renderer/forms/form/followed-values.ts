import { useEffect, useMemo, useRef, useState } from "react";
import { isObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { usePorts, useRouter } from "../../ports/ports-context.tsx";
import { hrefTo } from "../../scope/resolve.ts";
import { useScope } from "../../scope/scope.ts";
import { useStored } from "../hooks/form-session.ts";
import { firstValues, prefillsFrom } from "../model/first-values.ts";
import type { FormSession } from "../model/session.ts";
import { changeValue, type FormValues, type ValuesStore } from "../model/values.ts";
import type { useFormStart } from "./use-form-start.ts";

type Query = Readonly<Record<string, string>>;

const FROM_ADDRESS = "/query/";

/** The fields whose choice an address brings, with its name there. */
const broughtBy = (document: FormDocument, query: Query) =>
	Object.entries(document.fields ?? {}).flatMap(([pointer, { prefill = "", choices, options }]) => {
		const name = prefill.slice(FROM_ADDRESS.length);
		const isBrought = prefill.startsWith(FROM_ADDRESS) && name in query && (choices ?? options) !== undefined;
		return isBrought ? [{ pointer, name }] : [];
	});

/** What an address would say if it brought the choices that the form has by now. */
function queryOf(brought: ReturnType<typeof broughtBy>, values: ValuesStore, query: Query): Query {
	const chosen = brought.flatMap(({ pointer, name }) => {
		const value = values.at(pointer);
		return typeof value === "string" ? [[name, value]] : [];
	});
	return { ...query, ...Object.fromEntries(chosen) };
}

/**
 * Once another choice is made than the address has brought, or a draft has another, the address brings that: what the
 * page says of it beside the form follows.
 */
export function useChoicesInAddress({ artefact, values }: FormSession, inAddress: boolean): void {
	const router = useRouter();
	const { path, query } = router.location;
	// Which these are is found once, not with each key.
	const brought = useMemo(() => broughtBy(artefact.document, query), [artefact, query]);
	const read = () => hrefTo(path, queryOf(brought, values, query));
	useStored(values.subscribe, read);
	useEffect(() => {
		// Read once more: a first value may just have followed the address.
		const next = read();
		if (inAddress && next !== hrefTo(path, query)) router.navigate(next, { replace: true });
	});
}

/**
 * A first value that nobody has changed follows what it comes from: once another language is chosen in the header, the
 * profile's form must not put the old one back, nor the old name, where it begins anew before the saved one has come back. What
 * comes only after the form has begun, as the configuration may, stands where nothing does, unless the form was begun with what
 * somebody had left in it.
 */
export function useFollowedPrefills({ artefact, values }: FormSession, given: FormValues): void {
	const found = firstValues(artefact.document, prefillsFrom(useScope()), given);
	const last = useRef(found);
	const [isFresh] = useState(() => !values.touched());
	useEffect(() => {
		const before = last.current;
		last.current = found;
		let next: unknown = values.all();
		const places = [
			...Object.keys(artefact.document.fields ?? {}),
			...Object.keys(given).map((name) => toPointer([name])),
		];
		for (const pointer of places) {
			const was = valueAt(before, pointer);
			const is = valueAt(found, pointer);
			if (is === undefined || Object.is(was, is)) continue;
			if (was === undefined && !isFresh) continue;
			if (Object.is(values.at(pointer), was)) next = changeValue(next, pointerTokens(pointer), is);
		}
		if (isObject(next) && next !== values.all()) values.replace(next, values.touched());
	});
}

/**
 * Puts the focus at the beginning of a form: on its step's heading, else on the form. For who has pressed a button
 * above it that goes with the press.
 */
export function focusStarted(id: string): void {
	const form = document.querySelector<HTMLElement>(`[${PRERENDER_MARKS.form}="${CSS.escape(id)}"]`);
	const heading = form?.querySelector<HTMLElement>(":is(h2, h3, h4)[tabindex='-1']");
	if (!heading) form?.setAttribute("tabindex", "-1");
	(heading ?? form)?.focus();
}

/** Reports unsaved changes to the components around a form, and announces to the reader who pressed a button that it started. */
export function useStartAnnouncements(
	{ values, artefact }: FormSession,
	{ start, touched }: ReturnType<typeof useFormStart>,
) {
	const { unsavedChanges } = usePorts();
	useEffect(() => {
		touched.current = values.touched;
	}, [touched, values]);
	useEffect(() => unsavedChanges.register(values.touched), [unsavedChanges, values]);
	useEffect(() => {
		if (start.pressed) focusStarted(artefact.document.id);
	}, [start, artefact]);
}
