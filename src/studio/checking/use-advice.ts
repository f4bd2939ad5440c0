import useSWRImmutable from "swr/immutable";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { isScalar } from "../../../schemas/json/json.ts";
import { pointerTokens, valueAt } from "../../../schemas/json/pointer.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type Advice = Readonly<Record<string, string>>;

/** What stands at the place of a problem; where that is more than a word, what it is called there. */
function valueThere({ document, pointer }: Diagnostic, documents: Documents): string {
	const value = valueAt(documents[document], pointer);
	return isScalar(value) ? String(value) : (pointerTokens(pointer).at(-1) ?? document);
}

/**
 * Says what to do about a problem in the editor's language; null until the texts are there, and undefined of a problem that has
 * none, or where they cannot be had.
 */
export function useAdvice(): ((problem: Diagnostic, documents: Documents) => string | undefined) | null {
	const isChinese = useStudioI18n().locale.startsWith("zh");
	const { data, error } = useSWRImmutable<Advice, Error>(["studio-advice", isChinese], async () =>
		isChinese ? (await import("../i18n/zh-CN.advice.json")).default : (await import("./advice.ts")).ADVICE,
	);
	if (!data && !error) return null;
	return (problem, documents) => {
		const text = data?.[problem.code];
		// Of a document as a whole nothing stands there: what the check found says which texts are meant.
		if (problem.pointer === "" && text?.includes("{value}")) return undefined;
		return text?.replace("{value}", () => valueThere(problem, documents));
	};
}
