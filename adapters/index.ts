/** The door of the adapters: operations on one side, HTTP on the other. */
export type { Adapters } from "./adapter.ts";
export { ADAPTERS } from "./adapters.ts";
export { createHttpClient, type HttpClient, type HttpOptions } from "./http/client.ts";
export { HttpProvider, useHttp } from "./http/HttpProvider.tsx";
export { HttpError, type HttpErrorKind } from "./http/http-error.ts";
export type { HttpPorts } from "./http/ports.ts";
