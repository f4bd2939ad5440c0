import { useCallback, useEffect, useRef, useState } from "react";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { editsBetween } from "../../../schemas/edits/edits-between.ts";
import { objectIn } from "../../../schemas/edits/read-text.ts";
import type { NewEdit } from "../../../schemas/edits/types.ts";
import { useDocuments, useDraftRelease, useDraftState, useMake } from "../draft/draft-context.tsx";
import type { DraftSession } from "../draft/draft-session.ts";

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

/** The value that a text says, as JSON writes it shortest; what is no JSON stands for itself. */
function plain(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text));
	} catch {
		return text;
	}
}

const isSameText = (a: string, b: string) => a === b || plain(a) === plain(b);

/** A document's text as it is now: as it was typed where it is no JSON. */
function textIn(session: DraftSession, path: string): string {
	const { broken, documents } = session.snapshot();
	const known = broken[path];
	if (known !== undefined || !documents[path]) return known ?? "";
	return session.sources().find((source) => source.path === path)?.text ?? "";
}

/**
 * What was typed over one text, as edits of its parts: what somebody else has changed meanwhile, or changes before these are
 * with the server, stays beside it. The whole text where it says more than its parts, such as their order.
 */
function editsOf(path: string, text: string, over: string, now: string): NewEdit[] {
	const whole: NewEdit[] = [{ verb: "replace-document", path, at: "", value: text }];
	const before = objectIn(over);
	const after = objectIn(text);
	if (!before || !after) return whole;
	const edits = editsBetween({ [path]: before }, { [path]: after });
	const { documents } = applyEdits({ [path]: before }, edits);
	const isExact = JSON.stringify(documents[path]) === JSON.stringify(after);
	return isExact || over !== now ? edits.map(({ id: _, ...edit }) => edit) : whole;
}

/** Calls back when the page is left in whatever way, and when what calls is no longer shown. */
function useLeaving(leave: () => void): void {
	useEffect(() => {
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
			leave();
		};
	}, [leave]);
}

/** What was typed and is not taken yet: how it is read, and the text that it was typed over. */
type Untaken = { read(): string; over: string };

/**
 * A document's text while it is typed: a key costs nothing here. It is read and taken into the draft after a pause and when the
 * editor or the page is left, kept as it is where it is no JSON, and replaced by what the other views, undo or somebody else did.
 */
export function useSourceText(path: string) {
	const make = useMake();
	const session = useDraftRelease();
	// What the text is made of: where either changes, it is asked for anew.
	useDocuments();
	useDraftState("broken");
	const stored = textIn(session, path);
	const [text, setText] = useState(stored);
	const [seen, setSeen] = useState(stored);
	const untaken = useRef<Untaken>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	if (seen !== stored) {
		setSeen(stored);
		// What was typed here comes back formatted, and is left as it is; what is being typed is first taken.
		if (!untaken.current && !isSameText(text, stored)) setText(stored);
	}
	const makeLatest = useRef(make);
	makeLatest.current = make;
	const take = useCallback(() => {
		clearTimeout(timer.current);
		if (!untaken.current) return;
		const { read, over } = untaken.current;
		const typed = read();
		const before = textIn(session, path);
		const isOver = isSameText(typed, before) || makeLatest.current(...editsOf(path, typed, over, before));
		untaken.current = undefined;
		const after = textIn(session, path);
		setText(isOver && !isSameText(typed, after) ? after : typed);
	}, [session, path]);
	useLeaving(take);
	return {
		text,
		type(read: () => string) {
			untaken.current = { read, over: untaken.current?.over ?? textIn(session, path) };
			clearTimeout(timer.current);
			timer.current = setTimeout(take, PAUSE);
		},
		leave() {
			take();
			const now = textIn(session, path);
			if (syntaxProblem(now) === undefined) setText(now);
		},
	};
}
