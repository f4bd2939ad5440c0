import { useCallback } from "react";
import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { UploadAdapter, UploadOptions } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";

/** Sends a file of an operation. */
export function useUpload<O extends OperationsOfKind<"upload">>(operation: O): ReturnType<UploadAdapter<O>["use"]> {
	const { client } = useHttp();
	const upload = useCallback(
		(file: File, options?: UploadOptions) => client.upload(operation, file, options),
		[client, operation],
	);
	return { upload };
}
