import { Box } from "@chakra-ui/react/box";
import { useEffect, useLayoutEffect, useRef } from "react";
import { type CodeEditor, createCodeEditor, type SourceProblem } from "./code-editor.ts";
import type { NamesFor } from "./schema-help.ts";

/** A place in the source, and whether whoever reads is taken there. */
export type SourcePlace = ({ pointer: string } | { line: number }) & { focus: boolean };

export type CodePaneProps = {
	label: string;
	text: string;
	problems: readonly SourceProblem[];
	/** Where the cursor goes; a new object each time that somebody asks for it. */
	place: SourcePlace;
	named: NamesFor;
	/** The editor's own words, by their English source. */
	phrases: Readonly<Record<string, string>>;
	/** Something was typed; `read` gives the text when it is wanted. */
	onText(read: () => string): void;
	/** The cursor went elsewhere; `read` gives the part that it is in. */
	onCursor(read: () => string): void;
	onBlur(): void;
};

/** The editor of a document's text, in a shadow root. A chunk of its own: only who opens a source loads it. */
export default function CodePane(props: CodePaneProps) {
	const { text, problems, place } = props;
	const host = useRef<HTMLDivElement>(null);
	const editor = useRef<CodeEditor>(null);
	const latest = useRef(props);
	latest.current = props;
	useEffect(() => {
		if (!host.current) return;
		const { label, text: first, phrases } = latest.current;
		const opened = createCodeEditor({
			root: host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }),
			label,
			text: first,
			phrases,
			named: (what) => latest.current.named(what),
			onText: (read) => latest.current.onText(read),
			onCursor: (read) => latest.current.onCursor(read),
			onBlur: () => latest.current.onBlur(),
		});
		editor.current = opened;
		return opened.end;
	}, []);
	// At once: what is typed between a text's rendering and its arrival would be overwritten.
	useLayoutEffect(() => editor.current?.setText(text), [text]);
	useEffect(() => editor.current?.setProblems(problems), [problems]);
	useEffect(() => editor.current?.goTo(place, place.focus), [place]);
	return <Box ref={host} h="100%" data-source-editor="" />;
}
