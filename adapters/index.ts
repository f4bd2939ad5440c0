/** The door of the adapters: operations on one side, HTTP on the other. */
export { ADAPTERS } from "./adapters.gen.ts";
export { createHttpClient, type HttpClient } from "./http/client.ts";
export { HttpProvider, useHttp } from "./http/HttpProvider.tsx";
export type { HttpPorts } from "./http/ports.ts";
export { cacheOf } from "./prerender/prerendered-responses.ts";
export { createResponseCollector, type ResponseCollector } from "./prerender/response-collector.ts";
export { useCaller } from "./swr/useCaller.ts";
