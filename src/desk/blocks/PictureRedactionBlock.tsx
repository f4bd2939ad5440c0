import { skin, useI18n, useResolver } from "../../../renderer/index.ts";
import { isPublication } from "../../../schemas/checks/desk.gen.ts";
import type { CasePicture, StaffBlockTypes, StaffOperations } from "../../../schemas/types.gen.ts";
import { PictureEditor } from "../redaction/PictureEditor.tsx";
import { useRedaction } from "../redaction/use-redaction.ts";
import { useDeskText } from "../use-desk-text.ts";

type Publication = Pick<
	StaffOperations["deskPreviewPublication"]["response"],
	"id" | "version" | "may_publish" | "pictures"
>;

/** Who sees a picture, and who blacked parts of it out. */
function PictureState({ picture }: { picture: CasePicture }) {
	const t = useDeskText();
	const { format } = useI18n();
	const { author, redacted_at } = picture;
	return (
		<>
			<p>{picture.name}</p>
			<p className="desk-muted">
				{picture.public
					? t("Everybody sees it once the case is published with its attachments.")
					: t("Only who filed the case and the desk see it.")}
			</p>
			{redacted_at !== null && (
				<p className="desk-muted">
					{t("Blacked out by {name}, {when}", { name: author, when: format(redacted_at, "datetime") })}
				</p>
			)}
		</>
	);
}

type ActionsProps = { picture: CasePicture; onOpen(anew: boolean): void; onTakeBack(): void };

/** What can be done with a picture; with the original only for those with the right to it. */
function PictureActions({ picture: { name, original_url }, onOpen, onTakeBack }: ActionsProps) {
	const t = useDeskText();
	const classes = skin.button({ size: "sm", variant: "outline" });
	const named = (label: string) => ({ className: classes, "aria-label": `${label}: ${name}`, children: label });
	return (
		<p className="desk-bulk-actions">
			<button type="button" {...named(t("Black out parts"))} onClick={() => onOpen(false)} />
			{original_url !== null && (
				<>
					<button type="button" {...named(t("Draw anew from the original"))} onClick={() => onOpen(true)} />
					<a {...named(t("Show the original"))} href={original_url} target="_blank" rel="noreferrer" />
					<button type="button" {...named(t("Take it back"))} onClick={onTakeBack} />
				</>
			)}
		</p>
	);
}

function Pictures({ publication }: { publication: Publication }) {
	const { pictures, may_publish } = publication;
	const { open, setOpen, areasOf, draw, send, takeBack } = useRedaction(publication);
	const url = open?.anew ? open.picture.original_url : open?.picture.url;
	return (
		<>
			<ul className="desk-pictures">
				{pictures.map((picture) => (
					<li key={picture.id}>
						<img src={picture.url} alt={picture.name} />
						<PictureState picture={picture} />
						{may_publish && (
							<PictureActions
								picture={picture}
								onOpen={(anew) => setOpen({ picture, anew })}
								onTakeBack={() => void takeBack(picture)}
							/>
						)}
					</li>
				))}
			</ul>
			{open && url && (
				<PictureEditor
					picture={{ name: open.picture.name, url }}
					areas={areasOf(open)}
					onChange={(areas) => draw(open, areas)}
					onSend={() => send(open)}
					onClose={() => setOpen(null)}
				/>
			)}
		</>
	);
}

/** The pictures of a case as everybody gets them, and what blacks parts of them out. */
export function PictureRedactionBlock({ block }: { block: StaffBlockTypes["picture_redaction"] }) {
	const publication = useResolver().raw(block.publication);
	return <div id={block.id}>{isPublication(publication) && <Pictures publication={publication} />}</div>;
}
