import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { strategyOf } from "./strategy-of.ts";

const isReading = (path: string) =>
	Object.values(OPERATIONS).some((operation) => operation.method === "GET" && path === `/${operation.path}`);

/**
 * How an address is requested once more for the worker to store; undefined where it is not. Only addresses are known of
 * what was loaded, not how: a command is sent by POST, and its address answers no GET.
 */
export function takenInAs(url: string, origin: string): "answer" | "file" | undefined {
	const way = strategyOf({ method: "GET", url }, origin);
	if (way === "answer") return isReading(new URL(url).pathname) ? "answer" : undefined;
	return way === "immutable" || way === "file" || way === "passed" ? "file" : undefined;
}
