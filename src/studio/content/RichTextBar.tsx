import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import type { Editor } from "@tiptap/core";
import { type FormEvent, useState } from "react";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { PictureDialog } from "./PictureDialog.tsx";

type ToolProps = { label: string; sign?: string; pressed?: boolean; disabled?: boolean; onClick(): void };

function Tool({ label, sign, pressed, disabled, onClick }: ToolProps) {
	return (
		<Button
			size="xs"
			variant={pressed ? "solid" : "ghost"}
			aria-pressed={pressed}
			aria-label={label}
			title={label}
			disabled={disabled}
			onClick={onClick}
		>
			{sign ? <span aria-hidden="true">{sign}</span> : label}
		</Button>
	);
}

const LEVELS = [2, 3, 4] as const;

/** What the paragraph with the cursor is. */
function Paragraph({ editor }: { editor: Editor }) {
	const { t } = useStudioI18n();
	const level = LEVELS.find((one) => editor.isActive("heading", { level: one }));
	const onChoose = (value: string) => {
		const chosen = LEVELS.find((one) => String(one) === value);
		if (chosen) editor.chain().focus().setHeading({ level: chosen }).run();
		else editor.chain().focus().setParagraph().run();
	};
	const options = [
		{ value: "", label: t("Paragraph") },
		...LEVELS.map((one) => ({ value: String(one), label: t("Heading {level}", { level: one - 1 }) })),
	];
	return (
		<Flex w="9rem">
			<Choose
				size="sm"
				label={t("Kind of paragraph")}
				value={level ? String(level) : ""}
				options={options}
				onChoose={onChoose}
			/>
		</Flex>
	);
}

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/)/;

/** Where the chosen words lead. */
function LinkInput({ editor, onDone }: { editor: Editor; onDone(): void }) {
	const { t } = useStudioI18n();
	const [href, setHref] = useState(String(editor.getAttributes("link").href ?? ""));
	const valid = href.trim() === "" || ADDRESS.test(href.trim());
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		const chain = editor.chain().focus().extendMarkRange("link");
		if (href.trim() === "") chain.unsetLink().run();
		else chain.setLink({ href: href.trim() }).run();
		onDone();
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="2" p="2" wrap="wrap">
				<Input
					flex="1 1 14rem"
					size="sm"
					autoFocus
					aria-label={t("Address of the link; empty for none")}
					aria-invalid={!valid}
					placeholder="https://"
					value={href}
					onChange={(event) => setHref(event.target.value)}
				/>
				<Button size="sm" type="submit" disabled={!valid}>
					{t("Set the link")}
				</Button>
				<Button size="sm" variant="outline" onClick={onDone}>
					{t("Cancel")}
				</Button>
			</Flex>
		</form>
	);
}

/** What changes the text: marks, lists, links, a table, pictures, undo. */
export function RichTextBar({ editor, label }: { editor: Editor; label: string }) {
	const { t } = useStudioI18n();
	const [linking, setLinking] = useState(false);
	const run = () => editor.chain().focus();
	const inTable = editor.isActive("table");
	return (
		<>
			<Flex role="toolbar" aria-label={label} gap="1" p="2" wrap="wrap" borderBottomWidth="1px" align="center">
				<Paragraph editor={editor} />
				<Tool label={t("Bold")} sign="B" pressed={editor.isActive("bold")} onClick={() => run().toggleBold().run()} />
				<Tool
					label={t("Italic")}
					sign="I"
					pressed={editor.isActive("italic")}
					onClick={() => run().toggleItalic().run()}
				/>
				<Tool
					label={t("Bulleted list")}
					pressed={editor.isActive("bulletList")}
					onClick={() => run().toggleBulletList().run()}
				/>
				<Tool
					label={t("Numbered list")}
					pressed={editor.isActive("orderedList")}
					onClick={() => run().toggleOrderedList().run()}
				/>
				<Tool
					label={t("Quotation")}
					pressed={editor.isActive("blockquote")}
					onClick={() => run().toggleBlockquote().run()}
				/>
				<Tool label={t("Link")} pressed={editor.isActive("link")} onClick={() => setLinking(!linking)} />
				<PictureDialog label={t("Picture")} onPicture={({ url, alt }) => run().setImage({ src: url, alt }).run()} />
				<Tool
					label={t("Table")}
					disabled={inTable}
					onClick={() => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
				/>
				{inTable && (
					<>
						<Tool label={t("Row below")} onClick={() => run().addRowAfter().run()} />
						<Tool label={t("Column after")} onClick={() => run().addColumnAfter().run()} />
						<Tool label={t("Remove the row")} onClick={() => run().deleteRow().run()} />
						<Tool label={t("Remove the column")} onClick={() => run().deleteColumn().run()} />
						<Tool label={t("Remove the table")} onClick={() => run().deleteTable().run()} />
					</>
				)}
				<Tool label={t("Undo")} disabled={!editor.can().undo()} onClick={() => run().undo().run()} />
				<Tool label={t("Redo")} disabled={!editor.can().redo()} onClick={() => run().redo().run()} />
			</Flex>
			{linking && <LinkInput editor={editor} onDone={() => setLinking(false)} />}
		</>
	);
}
