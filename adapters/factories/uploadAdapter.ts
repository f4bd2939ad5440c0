import type { OperationsOfKind } from "../../schemas/operation.ts";
import type { UploadAdapter } from "../adapter.ts";
import { useUpload } from "./useUpload.ts";

/** An adapter that sends one file. */
export function uploadAdapter<O extends OperationsOfKind<"upload">>(operation: O): UploadAdapter<O> {
	return { operation, kind: "upload", use: () => useUpload(operation) };
}
