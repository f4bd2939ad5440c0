import { useCallback } from "react";
import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { UploadAdapter, UploadOptions } from "../adapter.ts";
import { useHttp } from "../http/HttpProvider.tsx";

function useUpload<O extends OperationsOfKind<"upload">>(operation: O) {
	const { client } = useHttp();
	const upload = useCallback(
		(file: File, options?: UploadOptions) => client.upload(operation, file, options),
		[client, operation],
	);
	return { upload };
}

/** An adapter that sends one file. */
export function uploadAdapter<O extends OperationsOfKind<"upload">>(operation: O): UploadAdapter<O> {
	return { operation, kind: "upload", use: () => useUpload(operation) };
}
