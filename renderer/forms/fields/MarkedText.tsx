import { Fragment, type ReactNode, useMemo } from "react";
import { type Inline, markedText } from "../../../schemas/rules/marked-text.ts";
import { LinkTo } from "../../scope/LinkTo.tsx";
import { formClasses } from "../classes.ts";

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

type Props = { text: string; className?: string | undefined };

/** A text with marks (schemas/rules/marked-text.ts) as elements; one without any is one paragraph. */
export function MarkedText({ text, className }: Props) {
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
