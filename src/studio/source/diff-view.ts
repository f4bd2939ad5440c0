import { json } from "@codemirror/lang-json";
import { MergeView, unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { editorLook } from "./editor-look.ts";

type DiffOptions = {
	/** A shadow root: there the editor's styles are adopted sheets, which `style-src 'self'` allows. */
	root: ShadowRoot;
	before: string;
	after: string;
	/** What each side is, for whoever cannot see it. */
	labels: { before: string; after: string };
	phrases: Readonly<Record<string, string>>;
	/** Beside each other; else below each other in one text. */
	isWide: boolean;
};

/** Lines around a change that stay open, and how many have to be alike to be folded. */
const COLLAPSE = { margin: 3, minSize: 6 };

/** The package's own signs around folded lines are in few fonts, and their ground is for light pages alone. */
const diffLook = EditorView.theme({
	".cm-collapsedLines": {
		background: "var(--pt-colors-bg-muted)",
		color: "var(--pt-colors-fg)",
		"&:before, &:after": { content: "none" },
	},
});

const reading = (label: string, phrases: DiffOptions["phrases"]): Extension => [
	lineNumbers(),
	json(),
	editorLook,
	diffLook,
	EditorView.lineWrapping,
	EditorState.readOnly.of(true),
	EditorView.editable.of(false),
	EditorState.phrases.of(phrases),
	EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
];

/** Shows two texts of one document with what differs. Gives the way to end it. */
export function showDiff({ root, before, after, labels, phrases, isWide }: DiffOptions): () => void {
	const parent = document.createElement("div");
	root.replaceChildren(parent);
	const old = reading(labels.before, phrases);
	const now = reading(labels.after, phrases);
	if (isWide) {
		const a = { doc: before, extensions: old };
		const b = { doc: after, extensions: now };
		const view = new MergeView({ a, b, parent, root, collapseUnchanged: COLLAPSE });
		return () => view.destroy();
	}
	const unified = unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: COLLAPSE });
	const state = EditorState.create({ doc: after, extensions: [now, unified] });
	const view = new EditorView({ state, parent, root });
	return () => view.destroy();
}
