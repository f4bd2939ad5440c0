import { Fragment, type ReactNode, useMemo } from "react";
import type { Path } from "../../../schemas/json/pointer.ts";
import { type Inline, markedText } from "../../../schemas/rules/texts/marked-text.ts";
import type { Text } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { useFormResolver } from "../hooks/field-values.ts";
import { fieldClasses, formClasses } from "./classes.ts";

const linkOf = (target: string) => (target.startsWith("/") ? { to: target } : { href: target });

function Piece({ piece }: { piece: Inline }): ReactNode {
	if (piece.type === "strong") return <strong>{piece.text}</strong>;
	if (piece.type === "emphasis") return <em>{piece.text}</em>;
	if (piece.type === "link") return <LinkTo link={linkOf(piece.target)}>{piece.text}</LinkTo>;
	if (piece.type === "image")
		return <img className={formClasses.picture} src={piece.source} alt={piece.alt} loading="lazy" />;
	return piece.text;
}

/** Pieces stand where the text has them and never move, so that their place is their key. */
const pieces = (content: readonly Inline[]) =>
	content.map((piece, place) => {
		const key = `${place} ${piece.type}`;
		return (
			<Fragment key={key}>
				<Piece piece={piece} />
			</Fragment>
		);
	});

type MarkedTextProps = { text: string; className?: string | undefined };

/** A text with marks (schemas/rules/texts/marked-text.ts) as elements; one without any is one paragraph. */
export function MarkedText({ text, className }: MarkedTextProps) {
	const parts = useMemo(() => markedText(text), [text]);
	return parts.map((part, place) => {
		const key = `${place} ${part.type}`;
		if (part.type === "paragraph") {
			return (
				<p key={key} className={className ?? formClasses.marked}>
					{pieces(part.content)}
				</p>
			);
		}
		return (
			<ul key={key} className={formClasses.markedList}>
				{part.entries.map((entry, at) => {
					const entryKey = `${at} ${entry.length}`;
					return <li key={entryKey}>{pieces(entry)}</li>;
				})}
			</ul>
		);
	});
}

/** The ids of a field's hint and error, for its input's aria-describedby; undefined where it has neither. */
export const describedByOf = (id: string, hint: Text | undefined, error: string | undefined): string | undefined =>
	[hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ") || undefined;

type Props = { id: string; hint: Text; path: Path };

/**
 * Help under a label, with the marks of schemas/rules/texts/marked-text.ts. One with live values in it is rendered again with
 * them; a plain one never.
 */
export function FieldHint({ id, hint, path }: Props) {
	return (
		<div className={fieldClasses.hint} id={id}>
			{typeof hint === "string" ? <PlainHint hint={hint} /> : <LiveHint hint={hint} path={path} />}
		</div>
	);
}

const PlainHint = ({ hint }: { hint: string }) => <MarkedText text={useI18n().text(hint)} />;
const LiveHint = ({ hint, path }: Pick<Props, "hint" | "path">) => (
	<MarkedText text={useFormResolver(path).text(hint)} />
);

/** A text that may have values in it. */
export const LiveText = ({ text, path }: { text: Text; path: Props["path"] }) => useFormResolver(path).text(text);
