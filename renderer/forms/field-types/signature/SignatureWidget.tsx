import { useRef, useState } from "react";
import { uploadIds } from "../../../../schemas/rules/questions/uploads-in.ts";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses, widgetClasses } from "../../fields/classes.ts";
import { AttachedFile, PendingFile } from "../../fields/FileEntries.tsx";
import { useFormSession } from "../../hooks/form-session.ts";
import { useUploadQueue } from "../../hooks/use-upload-queue.ts";
import type { WidgetProps } from "../../model/field.ts";
import { withUpload } from "../../model/file-values.ts";
import { DrawingPad, pictureOf, TypedSignature, wipe } from "./DrawingPad.tsx";

const signatureClasses = skin.signature();

/** Sends a picture of the signature, which is the value once it has arrived. */
function useSigned({ id, pointer, schema, label, onChange }: WidgetProps) {
	const { t } = useI18n();
	const { announce } = useFormSession();
	return useUploadQueue(
		{ pointer, label },
		{
			arrived(attachment) {
				onChange(withUpload(schema, undefined, attachment));
				announce(t("Signed"));
				// The button that was pressed is gone: the focus goes to the field.
				document.getElementById(id)?.focus();
			},
			failed: (_file, message) => message || t("It could not be sent."),
		},
	);
}

/** Where one draws or types a signature, until it is used. */
export function Signing(field: WidgetProps) {
	const { t } = useI18n();
	const canvas = useRef<HTMLCanvasElement>(null);
	const [rendered, setRendered] = useState(false);
	const [name, setName] = useState("");
	const queue = useSigned(field);
	const clear = () => {
		wipe(canvas.current);
		setRendered(false);
		setName("");
	};
	const keep = async () => {
		const file = canvas.current && (await pictureOf(canvas.current));
		if (file) queue.add([file]);
	};
	const size = "sm";
	return (
		<div className={signatureClasses.root}>
			<DrawingPad canvas={canvas} label={field.label} onRendered={() => setRendered(true)} />
			<TypedSignature id={`${field.id}-name`} canvas={canvas} name={name} onName={setName} onRendered={setRendered} />
			<div className={widgetClasses.actions}>
				<button type="button" className={skin.button({ size })} disabled={!rendered} onClick={keep}>
					{t("Use this signature")}
				</button>
				<button type="button" className={skin.button({ variant: "ghost", size })} onClick={clear}>
					{t("Clear")}
				</button>
				{/* Stands there from the start, so that it is read out once it says something. */}
				<p className={fieldClasses.hint} role="status">
					{rendered &&
						queue.pending.length === 0 &&
						t("Not signed yet: press “Use this signature” when it is as you want it.")}
				</p>
			</div>
			<ul className={widgetClasses.fileList}>
				{queue.pending.map((one) => (
					<PendingFile key={one.key} question={`${field.id}-name`} pending={one} queue={queue} />
				))}
			</ul>
		</div>
	);
}

/** A signature: drawn with a finger or mouse, or the name typed; stored as an uploaded picture. */
export function SignatureWidget(field: WidgetProps) {
	const { attachments } = useFormSession();
	const [upload] = uploadIds(field.value);
	if (upload === undefined) return <Signing {...field} />;
	const remove = () => {
		field.onChange(undefined);
		requestAnimationFrame(() => document.getElementById(`${field.id}-name`)?.focus());
	};
	return (
		<ul className={widgetClasses.fileList}>
			<AttachedFile id={upload} attachment={attachments.at(upload)} onRemove={remove} />
		</ul>
	);
}
