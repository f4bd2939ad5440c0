import { useEffect, useRef } from "react";
import { isObject } from "../../../schemas/rules/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/rules/pointer.ts";
import { useScope } from "../../scope/scope.ts";
import { prefillsFrom, withPrefills } from "../schema/prefills.ts";
import { changeValue } from "../state/change-values.ts";
import type { FormSession } from "../state/form-session.ts";

/**
 * A first value that nobody has changed follows what it comes from: once another language is chosen in the header, the
 * profile's form must not put the old one back.
 */
export function useFollowedPrefills({ artefact, values }: FormSession): void {
	const found = withPrefills(artefact.document, {}, prefillsFrom(useScope()), () => true);
	const last = useRef(found);
	useEffect(() => {
		const before = last.current;
		last.current = found;
		let next: unknown = values.all();
		for (const [pointer, { prefill }] of Object.entries(artefact.document.fields ?? {})) {
			const [was, is] = [valueAt(before, pointer), valueAt(found, pointer)];
			if (prefill === undefined || was === undefined || is === undefined || Object.is(was, is)) continue;
			if (Object.is(values.at(pointer), was)) next = changeValue(next, pointerTokens(pointer), is);
		}
		if (isObject(next) && next !== values.all()) values.replace(next, values.touched());
	});
}
