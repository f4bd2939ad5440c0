import { useEffect, useRef, useState } from "react";
import { useDocuments, useDraftRelease, useDraftState, useMake } from "../draft/draft-context.tsx";

/** Milliseconds without a key after which the text is taken. */
const PAUSE = 500;

/** What keeps a text from being JSON, or undefined. */
export function syntaxProblem(text: string): string | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

const isSameJson = (a: string, b: string) =>
	syntaxProblem(a) === undefined &&
	syntaxProblem(b) === undefined &&
	JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));

/**
 * A document's text while it is typed: taken into the draft after a pause and when the editor is left, kept as it is where
 * it is no JSON, and replaced by what the other views, undo or somebody else did.
 */
export function useSourceText(path: string) {
	const make = useMake();
	const session = useDraftRelease();
	const documents = useDocuments();
	const broken = useDraftState("broken");
	const document = documents[path];
	const stored =
		broken[path] ?? (document ? (session.sources().find((source) => source.path === path)?.text ?? "") : "");
	const [typed, setTyped] = useState<string>();
	const [seen, setSeen] = useState(stored);
	if (seen !== stored) {
		setSeen(stored);
		// What was typed here comes back formatted, and is left as it is; anything else takes its place.
		if (typed !== undefined && typed !== stored && !isSameJson(typed, stored)) setTyped(undefined);
	}
	const latest = useRef({ typed, stored });
	latest.current = { typed, stored };
	const commit = () => {
		const now = latest.current;
		if (now.typed === undefined || now.typed === now.stored || isSameJson(now.typed, now.stored)) return;
		make({ verb: "replace-document", path, at: "", value: now.typed });
	};
	const pending = useRef(commit);
	pending.current = commit;
	useEffect(() => {
		if (typed === undefined) return;
		const timer = setTimeout(() => pending.current(), PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);
	useEffect(() => () => pending.current(), []);
	const text = typed ?? stored;
	return {
		text,
		type: setTyped,
		leave: () => {
			pending.current();
			if (syntaxProblem(text) === undefined) setTyped(undefined);
		},
	};
}
