import { useCallback } from "react";
import { ADAPTERS } from "../../../adapters/index.ts";
import { useAdmin } from "../api/use-admin.ts";

/** Sends a picture to be shown in articles and projects; its address, or what was said against it. */
export function usePicture(): (file: File) => Promise<{ url: string } | { problem: string }> {
	const { upload } = ADAPTERS.fileUpload.use();
	const call = useAdmin();
	return useCallback(
		async (file) => {
			const sent = await upload(file);
			if (sent.code !== 0) return { problem: sent.msg };
			const stored = await call<{ url: string }>("POST", "content/pictures", { upload: sent.data.id });
			return stored.code === 0 ? stored.data : { problem: stored.msg };
		},
		[upload, call],
	);
}
