import type { OperationName, OperationsOfKind, RequestOf, ResponseOf } from "../../../schemas/operation.ts";
import type { UserInfo } from "../../../schemas/types.gen.ts";
import type { SentFile } from "../multipart.ts";
import type { PortalState } from "../state.ts";

/** Who asks whom. */
export type Context = { user: UserInfo | null; token: string | null; language: string | null; state: PortalState };

type UploadName = OperationsOfKind<"upload">;

/** Operations asked with a query or a JSON body. */
export type OperationWithRequest = Exclude<OperationName, UploadName>;

/** What the mock portal responds; throws a Refusal for any code but 0. */
export type Handler<O extends OperationName> = (input: RequestOf<O>, context: Context) => ResponseOf<O>;

/** One response for each operation: an operation without one fails to compile. */
export type Handlers = { [O in OperationWithRequest]: Handler<O> };

/** One response for each upload: the file as it came, or null when the field was missing. */
export type UploadHandlers = { [O in UploadName]: (file: SentFile | null, context: Context) => ResponseOf<O> };
