import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState } from "@codemirror/state";
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	highlightActiveLineGutter,
	keymap,
	lineNumbers,
} from "@codemirror/view";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { editorLook } from "./editor-look.ts";
import { keysAt, textRangeOf } from "./json-tree.ts";
import { completeFrom, meaningOnHover, type NamesFor } from "./schema-help.ts";

/** A problem as the editor marks it; `mend` is offered as a button beside its words. */
export type SourceProblem = {
	/** JSON Pointer to the part; a problem of the text itself has a line, from 1, instead. */
	pointer: string;
	line?: number;
	severity: "error" | "warning";
	message: string;
	mend?: { label: string; apply(): void };
};

/** An editor of one document's text. */
export type CodeEditor = {
	/** Takes another text, changing as little as can be, so that cursor and undo stay. */
	setText(text: string): void;
	setProblems(problems: readonly SourceProblem[]): void;
	/** Puts the cursor at a part, or at a line from 1, and shows it. */
	goTo(place: { pointer: string } | { line: number }, focus: boolean): void;
	end(): void;
};

type Options = {
	/** A shadow root: there the editor's styles are adopted sheets, which `style-src 'self'` allows (design: CodeMirror). */
	root: ShadowRoot;
	label: string;
	text: string;
	named: NamesFor;
	phrases: Readonly<Record<string, string>>;
	/** Something was typed; `read` gives the text, which takes its time, when it is wanted. */
	onText(read: () => string): void;
	/** The cursor went elsewhere; `read` gives the part that it is in, as a JSON Pointer. */
	onCursor(read: () => string): void;
	onBlur(): void;
};

/** Marks what did not come from whoever types. */
const given = Annotation.define<boolean>();

/** The shortest change from one text to another. */
function changeTo(before: string, after: string): { from: number; to: number; insert: string } {
	let from = 0;
	while (from < before.length && from < after.length && before[from] === after[from]) from++;
	let back = 0;
	const most = Math.min(before.length, after.length) - from;
	while (back < most && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
	return { from, to: before.length - back, insert: after.slice(from, after.length - back) };
}

/** Tab is nobody's: it leaves the editor, as everywhere. */
const keys = keymap.of([
	...closeBracketsKeymap,
	...defaultKeymap,
	...searchKeymap,
	...historyKeymap,
	...foldKeymap,
	...completionKeymap,
	...lintKeymap,
]);

const pointerIn = (state: EditorState): string => toPointer(keysAt(state, state.selection.main.head));

const extensions = ({ label, named, phrases }: Options) => [
	lineNumbers(),
	highlightActiveLine(),
	highlightActiveLineGutter(),
	foldGutter(),
	history(),
	drawSelection(),
	indentOnInput(),
	indentUnit.of("  "),
	bracketMatching(),
	closeBrackets(),
	autocompletion({ override: [completeFrom(named)], icons: false }),
	highlightSelectionMatches(),
	search({ top: true }),
	lintGutter(),
	meaningOnHover,
	keys,
	json(),
	editorLook,
	EditorState.phrases.of(phrases),
	EditorView.contentAttributes.of({
		"aria-label": label,
		tabindex: "0",
		spellcheck: "false",
		autocapitalize: "off",
		autocorrect: "off",
	}),
];

/** Tells what whoever types did. */
const reporting = ({ onText, onCursor, onBlur }: Options, read: () => string) =>
	EditorView.updateListener.of(({ view, transactions, docChanged, selectionSet, focusChanged }) => {
		const isGiven = transactions.some((one) => one.annotation(given));
		if (docChanged && !isGiven) onText(read);
		if (selectionSet && !isGiven) onCursor(() => pointerIn(view.state));
		if (focusChanged && !view.hasFocus) onBlur();
	});

function rangeOfProblem(state: EditorState, { pointer, line }: SourceProblem): { from: number; to: number } {
	if (line === undefined) return textRangeOf(state, pointerTokens(pointer));
	const { from, to } = state.doc.line(Math.min(Math.max(1, line), state.doc.lines));
	return { from, to };
}

/** Opens an editor in a shadow root. */
export function createCodeEditor(options: Options): CodeEditor {
	const parent = document.createElement("div");
	parent.className = "source";
	options.root.replaceChildren(parent);
	/** The text as it was read last: where it comes back, what was typed since stays. */
	let known: string | undefined;
	const read = () => {
		known = view.state.doc.toString();
		return known;
	};
	const state = EditorState.create({ doc: options.text, extensions: [extensions(options), reporting(options, read)] });
	const view = new EditorView({ root: options.root, parent, state });
	return {
		setText(text) {
			if (text === known) return;
			known = undefined;
			const change = changeTo(view.state.doc.toString(), text);
			if (change.from !== change.to || change.insert !== "")
				view.dispatch({ changes: change, annotations: given.of(true) });
		},
		setProblems(problems) {
			const marks = problems.map((problem): Mark => {
				const { severity, message, mend } = problem;
				const actions = mend ? [{ name: mend.label, apply: () => mend.apply() }] : [];
				return { ...rangeOfProblem(view.state, problem), severity, message, actions };
			});
			view.dispatch(setDiagnostics(view.state, marks));
		},
		goTo(place, focus) {
			const { from } =
				"line" in place
					? view.state.doc.line(Math.min(Math.max(1, place.line), view.state.doc.lines))
					: textRangeOf(view.state, pointerTokens(place.pointer));
			view.dispatch({
				selection: { anchor: from },
				effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 90 }),
				annotations: given.of(true),
			});
			if (focus) view.focus();
		},
		end: () => view.destroy(),
	};
}
