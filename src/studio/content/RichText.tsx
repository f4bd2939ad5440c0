import { Box } from "@chakra-ui/react/box";
import { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { RichTextBar } from "./RichTextBar.tsx";
import { RICH_TEXT_PARTS, withOwnHeadings } from "./rich-text-parts.ts";

type RichTextProps = { label: string; value: string; onChange(html: string): void };

/** Text with headings, lists, links, tables and pictures, as HTML. */
export default function RichText({ label, value, onChange }: RichTextProps) {
	const { t } = useStudioI18n();
	const place = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor | null>(null);
	const [, setTurn] = useState(0);
	const latestChange = useRef(onChange);
	latestChange.current = onChange;
	const written = useRef(value);
	const first = useRef({ value, label });
	useEffect(() => {
		const made = new Editor({
			element: place.current,
			extensions: RICH_TEXT_PARTS,
			content: first.current.value,
			injectCSS: false,
			editorProps: {
				transformPastedHTML: withOwnHeadings,
				attributes: {
					role: "textbox",
					"aria-multiline": "true",
					"aria-label": first.current.label,
					class: "studio-prose",
				},
			},
			onUpdate({ editor: changed }) {
				written.current = changed.isEmpty ? "" : changed.getHTML();
				latestChange.current(written.current);
			},
			onTransaction: () => setTurn((turn) => turn + 1),
		});
		setEditor(made);
		return () => made.destroy();
	}, []);
	useEffect(() => {
		// What came from elsewhere: an earlier version, or what somebody else has saved.
		if (!editor || value === written.current || editor.isFocused) return;
		written.current = value;
		editor.commands.setContent(value, { emitUpdate: false });
	}, [editor, value]);
	return (
		<Box borderWidth="1px" borderRadius="md" bg="bg.panel" _focusWithin={{ borderColor: "brand.focusRing" }}>
			{editor && <RichTextBar editor={editor} label={t("Format of the text")} />}
			<Box ref={place} px="4" py="3" css={PROSE} />
		</Box>
	);
}

/** Much as the portal shows it. */
const PROSE = {
	"& .studio-prose": {
		minHeight: "16rem",
		outline: "none",
		whiteSpace: "break-spaces",
		overflowWrap: "anywhere",
		lineHeight: "1.7",
		maxWidth: "72ch",
	},
	"& p, & ul, & ol, & blockquote, & table, & pre": { marginBlockEnd: "3" },
	"& h2": { fontSize: "xl", fontWeight: "semibold", marginBlock: "4 2" },
	"& h3": { fontSize: "lg", fontWeight: "semibold", marginBlock: "3 2" },
	"& h4": { fontWeight: "semibold", marginBlock: "3 2" },
	"& ul": { listStyle: "disc", paddingInlineStart: "6" },
	"& ol": { listStyle: "decimal", paddingInlineStart: "6" },
	"& a": { color: "brand.fg", textDecoration: "underline" },
	"& blockquote": { borderInlineStartWidth: "3px", paddingInlineStart: "4", color: "fg.muted" },
	"& img": { maxWidth: "100%", height: "auto" },
	"& img.ProseMirror-selectednode": { outline: "2px solid", outlineColor: "brand.focusRing" },
	"& table": { borderCollapse: "collapse" },
	"& td, & th": { borderWidth: "1px", padding: "2", minWidth: "4rem", verticalAlign: "top" },
	"& th": { bg: "bg.muted", fontWeight: "semibold" },
	"& .selectedCell": { bg: "brand.subtle" },
};
