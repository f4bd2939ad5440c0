import { uploadIds } from "../../../../schemas/rules/uploads-in.ts";
import { widgetClasses } from "../../classes.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import { AttachedFile } from "../file/AttachedFile.tsx";
import type { WidgetProps } from "../widget.ts";
import { Signing } from "./Signing.tsx";

/** A signature: drawn with a finger or mouse, or the name typed; stored as an uploaded picture. */
export function SignatureWidget(field: WidgetProps) {
	const { attachments } = useFormSession();
	const [upload] = uploadIds(useFieldValue(field.pointer));
	const put = useSetFieldValue(field.pointer, field.path);
	if (upload === undefined) return <Signing {...field} />;
	const remove = () => {
		put(undefined);
		requestAnimationFrame(() => document.getElementById(`${field.id}-name`)?.focus());
	};
	return (
		<ul className={widgetClasses.fileList}>
			<AttachedFile id={upload} attachment={attachments.at(upload)} onRemove={remove} />
		</ul>
	);
}
