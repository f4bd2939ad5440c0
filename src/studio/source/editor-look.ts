import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const token = (name: string) => `var(--pt-colors-${name})`;

/** The studio's own colours, light and dark alike: its custom properties reach into the shadow root. */
const look = EditorView.theme({
	"&": { height: "100%", color: token("fg"), backgroundColor: token("bg-panel"), fontSize: "13px" },
	"&.cm-focused": { outline: `2px solid ${token("brand-focus-ring")}`, outlineOffset: "-2px" },
	".cm-scroller": { fontFamily: "var(--pt-fonts-mono)", lineHeight: "1.55" },
	".cm-content": { caretColor: token("fg"), paddingBlock: "8px" },
	".cm-cursor": { borderLeftColor: token("fg") },
	".cm-gutters": { backgroundColor: token("bg-subtle"), color: token("fg-muted"), borderRightColor: token("border") },
	".cm-activeLine": { backgroundColor: "transparent", boxShadow: `inset 2px 0 0 ${token("brand-solid")}` },
	".cm-activeLineGutter": { backgroundColor: token("bg-muted"), color: token("fg") },
	"&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: token("brand-muted") },
	".cm-tooltip, .cm-panels": {
		backgroundColor: token("bg-panel"),
		color: token("fg"),
		border: `1px solid ${token("border")}`,
		maxWidth: "32rem",
	},
	".cm-tooltip-autocomplete ul li[aria-selected]": {
		backgroundColor: token("brand-solid"),
		color: token("brand-contrast"),
	},
	".cm-meaning": { padding: "6px 10px", maxWidth: "28rem" },
	".cm-diagnosticAction": { backgroundColor: token("brand-solid"), color: token("brand-contrast"), padding: "2px 8px" },
	".cm-foldPlaceholder": { backgroundColor: token("bg-muted"), color: token("fg-muted"), border: "none" },
});

const highlighting = HighlightStyle.define([
	{ tag: tags.propertyName, color: token("brand-fg") },
	{ tag: tags.string, color: token("fg-success") },
	{ tag: [tags.number, tags.bool, tags.null], color: token("fg-warning") },
	{ tag: tags.invalid, color: token("fg-error") },
]);

/** How the source looks. */
export const editorLook = [look, syntaxHighlighting(highlighting)];
