import type { KindOf, OperationName } from "../schemas/operation.ts";

/** What the registries need to know of an operation: its schema of schemas/api. */
export type DeclaredOperation = {
	operation: string;
	method: string;
	path: string;
	kind: KindOf<OperationName>;
	description: string;
	/** The operations whose responses it changes: a command by succeeding, a query by marking what it gives as read. */
	invalidates?: string[];
	/** How a query is kept fresh, where that differs from others (adapters/swr/policy.ts). */
	freshness?: object;
};

/** A source file by its path, with its text. */
export type SourceText = { path: string; text: string };

const HEADER = "/* Generated from schemas/api by `npm run generate`. Do not edit. */\n";

const importOf = (name: string, path: string) => `import { ${name} } from "${path}";`;

const lines = (all: readonly string[]) => all.map((line) => `\t${line}`).join("\n");

function adapterOf({ operation, kind, invalidates = [], freshness }: DeclaredOperation): string {
	if (kind === "command")
		return `commandAdapter(${[operation, ...invalidates].map((name) => JSON.stringify(name)).join(", ")})`;
	if (kind === "list") return `listAdapter("${operation}", (page) => page.list)`;
	if (kind === "upload") return `uploadAdapter("${operation}")`;
	const options = invalidates.length > 0 ? { ...freshness, invalidates } : freshness;
	return `queryAdapter("${operation}"${options ? `, ${JSON.stringify(options)}` : ""})`;
}

const adapters = (
	operations: readonly DeclaredOperation[],
): string => `${HEADER}import type { Adapters } from "./adapter.ts";
${[...new Set(operations.map(({ kind }) => `${kind}Adapter`))]
	.sort()
	.map((name) => importOf(name, `./factories/${name}.ts`))
	.join("\n")}

/** The adapter of every operation. */
export const ADAPTERS = {
${lines(operations.flatMap((one) => [`/** ${one.method} ${one.path}: ${one.description} */`, `${one.operation}: ${adapterOf(one)},`]))}
} satisfies Adapters;
`;

const namesOf = (operations: readonly DeclaredOperation[]) => lines(operations.map(({ operation }) => `${operation},`));

const routes = (operations: readonly DeclaredOperation[]): string => `${HEADER}${operations
	.map(({ operation }) => importOf(operation, `./${operation}.ts`))
	.join("\n")}
import type { Routes } from "./route.ts";

/** Every operation's route. */
export const ROUTES: Routes = {
${namesOf(operations)}
};
`;

/** The same of the operations for staff alone. */
export const staffRoutes = (operations: readonly Pick<DeclaredOperation, "operation">[]): SourceText => ({
	path: "server/desk/routes/registry.gen.ts",
	text: `${HEADER}${operations.map(({ operation }) => importOf(operation, `./${operation}.ts`)).join("\n")}
import type { StaffRoutes } from "../staff-route.ts";

/** Every staff operation's route. */
export const STAFF_ROUTES: StaffRoutes = {
${lines(operations.map(({ operation }) => `${operation},`))}
};
`,
});

/** Where an operation's handler stands: in the file that exports its name, or in one of its own. */
function handlerPath(operation: string, handlers: readonly SourceText[]): string {
	const exported = new RegExp(`^export (?:const|function) ${operation}\\b`, "m");
	return `./${handlers.find(({ text }) => exported.test(text))?.path ?? `${operation}.ts`}`;
}

function handlerRegistry(operations: readonly DeclaredOperation[], handlers: readonly SourceText[]): string {
	const uploads = operations.filter(({ kind }) => kind === "upload");
	const asked = operations.filter((one) => !uploads.includes(one));
	return `${HEADER}import type { Handlers, UploadHandlers } from "./handler.ts";
${operations.map(({ operation }) => importOf(operation, handlerPath(operation, handlers))).join("\n")}

/** What the mock portal responds to each operation that takes a query or a body. */
export const HANDLERS: Handlers = {
${namesOf(asked)}
};

/** What the mock portal responds to each upload. */
export const UPLOAD_HANDLERS: UploadHandlers = {
${namesOf(uploads)}
};
`;
}

const cases = (
	operations: readonly DeclaredOperation[],
): string => `${HEADER}import type { OperationName } from "../../schemas/operation.ts";
import type { CallCases } from "./call.ts";
${operations.map(({ operation }) => `import ${operation} from "./cases/${operation}.ts";`).join("\n")}

/** The cases of every operation. */
export const CASES: { [O in OperationName]: CallCases } = {
${namesOf(operations)}
};
`;

/**
 * The four registries of operations: adapters, routes of the server, handlers of the mock portal and contract cases. An
 * operation that lacks one of its files fails to compile there, by name. `handlers` are the files of tests/msw/handlers.
 */
export const registriesOf = (
	operations: readonly DeclaredOperation[],
	handlers: readonly SourceText[],
): SourceText[] => [
	{ path: "adapters/adapters.gen.ts", text: adapters(operations) },
	{ path: "server/routes/registry.gen.ts", text: routes(operations) },
	{ path: "tests/msw/handlers/registry.gen.ts", text: handlerRegistry(operations, handlers) },
	{ path: "tests/contract/cases.gen.ts", text: cases(operations) },
];
