import { isAnonymous } from "../../../../schemas/rules/anonymous.ts";
import { usePorts } from "../../../ports/ports-context.tsx";
import { useFormSession } from "../../state/form-session.ts";
import type { UploadWire } from "../../state/upload-queue.ts";

/** A file under a name that tells its kind and nothing else. */
export function nameless(file: File): File {
	const [extension = ""] = /\.[a-z\d]{1,5}$/i.exec(file.name) ?? [];
	return new File([file], `attachment${extension}`, { type: file.type });
}

/**
 * Sends files. While the form is anonymous the server gets neither the session nor their names, which may name people: on the
 * device they are shown by them all the same.
 */
export function useUpload(): UploadWire["upload"] {
	const { upload } = usePorts().adapters.fileUpload.use();
	const { artefact, visibleValues: wanted, attachments } = useFormSession();
	return async (file, options) => {
		const anonymous = isAnonymous(artefact.document, wanted());
		const value = await upload(anonymous ? nameless(file) : file, { ...options, anonymous });
		if (value.code === 0) attachments.remember(anonymous ? { ...value.data, name: file.name } : value.data);
		return value;
	};
}
