import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type EditorView, hoverTooltip } from "@codemirror/view";
import type { SyntaxNode } from "@lezer/common";
import { keysAt, keysOf, wholeTree, writtenDocument } from "./json-tree.ts";
import { meaningAt, namesOffered, type SourceOffer, valuesOffered } from "./meta-places.ts";

/** Gives the names of other documents by what refers to them. */
export type NamesFor = (what: string) => readonly string[];

const around = (node: SyntaxNode, name: string): SyntaxNode | null => {
	for (let here: SyntaxNode | null = node; here; here = here.parent) if (here.name === name) return here;
	return null;
};

const INFO_CHARACTERS = 300;

const completion = ({ text, detail, isNeeded }: SourceOffer, more: Partial<Completion>): Completion => ({
	label: text,
	...(detail !== "" && { info: detail.slice(0, INFO_CHARACTERS) }),
	...(isNeeded && { boost: 10, detail: "*" }),
	...more,
});

/** Puts a name in quotes with a colon behind it, unless it has one. */
function applyName(view: EditorView, { label }: Completion, from: number, to: number): void {
	const hasColon = /^\s*:/.test(view.state.sliceDoc(to, to + 20));
	const insert = `${JSON.stringify(label)}${hasColon ? "" : ": "}`;
	view.dispatch({
		changes: { from, to, insert },
		selection: { anchor: from + insert.length },
		userEvent: "input.complete",
	});
}

function names(context: CompletionContext, object: SyntaxNode, from: number, to: number): CompletionResult {
	const document = writtenDocument(context.state);
	const present = object.getChildren("Property").flatMap((one) => {
		const name = one.getChild("PropertyName");
		return name && name.from !== from ? [context.state.sliceDoc(name.from + 1, name.to - 1)] : [];
	});
	const offers = namesOffered(document, keysOf(context.state.doc, object), present);
	const options = offers.map((offer) => completion(offer, { type: "property", apply: applyName }));
	// What is typed begins with a quote, and the names do not.
	return { from, to, filter: false, ...filtered(options, context.state.sliceDoc(from, context.pos)) };
}

function filtered(options: readonly Completion[], typed: string): { options: Completion[] } {
	const wanted = typed.replaceAll('"', "").toLowerCase();
	const rank = ({ label }: Completion) => (label.toLowerCase().startsWith(wanted) ? 0 : 1);
	const found = options.filter(({ label }) => label.toLowerCase().includes(wanted));
	return { options: found.sort((a, b) => rank(a) - rank(b)) };
}

function values(
	context: CompletionContext,
	keys: (string | number)[],
	from: number,
	to: number,
	named: NamesFor,
): CompletionResult {
	const options = valuesOffered(writtenDocument(context.state), keys, named).map((offer) =>
		completion(offer, { type: "enum" }),
	);
	return { from, to, filter: false, ...filtered(options, context.state.sliceDoc(from, context.pos)) };
}

/** Completes names and values from the meta-schemas of the document's kind, and from what the portal has. */
export const completeFrom =
	(named: NamesFor) =>
	(context: CompletionContext): CompletionResult | null => {
		const { state, pos } = context;
		const node = wholeTree(state).resolveInner(pos, -1);
		const object = around(node, "Object");
		if (node.name === "PropertyName" && object) return names(context, object, node.from, node.to);
		if (["String", "Number", "True", "False", "Null"].includes(node.name))
			return values(context, keysAt(state, pos), node.from, node.to, named);
		const before = state.sliceDoc(Math.max(0, pos - 200), pos).trimEnd();
		if (!context.explicit) return null;
		if (before.endsWith(":"))
			return values(context, keysOf(state.doc, around(node, "Property") ?? node), pos, pos, named);
		return object && /[{,]$/.test(before) ? names(context, object, pos, pos) : null;
	};

/** Says what a name means where the pointer rests on it. */
export const meaningOnHover = hoverTooltip((view, position) => {
	const node = wholeTree(view.state).resolveInner(position, 0);
	if (node.name !== "PropertyName") return null;
	const text = meaningAt(writtenDocument(view.state), keysOf(view.state.doc, node));
	if (text === "") return null;
	return {
		pos: node.from,
		end: node.to,
		above: true,
		create() {
			const dom = document.createElement("div");
			dom.className = "cm-meaning";
			dom.lang = "en";
			dom.textContent = text;
			return { dom };
		},
	};
});
