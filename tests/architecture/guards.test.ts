import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { ROOT, sourceFiles } from "./import-graph.ts";

const PRODUCT = /^(schemas|adapters|renderer|src|server)\//;
const SUPPORT = /\.(gen|test|fixture)\.tsx?$|^server\/testing\//;

/**
 * How many type guards each file still writes by hand over what may be anything. The list only shrinks: a new one is declared in
 * scripts/checks/declared-checks.ts and generated from its schema (decision 150). What narrows a text or a union is none of
 * these.
 */
const REMAINING: Readonly<Record<string, number>> = {
	"adapters/http/envelope.ts": 1,
	"adapters/prerender/prerendered-responses.ts": 1,
	"renderer/forms/model/server-draft.ts": 1,
	"renderer/forms/model/stored-files.ts": 1,
	"renderer/forms/model/submission.ts": 2,
	"renderer/forms/model/values.ts": 1,
	"renderer/forms/review/Review.tsx": 1,
	"renderer/forms/structure/bare-ports.ts": 1,
	"renderer/loader/artefacts.ts": 1,
	"renderer/loader/read-artefact.ts": 1,
	"renderer/ports/named-adapters.ts": 4,
	"renderer/registry/block-component.ts": 1,
	"renderer/scope/run-action.ts": 1,
	"renderer/view-parts/icon/icon-choice.ts": 1,
	"schemas/compiler/read-source.ts": 2,
	"schemas/edits/draft-values.ts": 1,
	"schemas/edits/registry.ts": 1,
	"schemas/edits/rename-id.ts": 1,
	"schemas/edits/verbs/add-field.ts": 2,
	"schemas/edits/verbs/rename.ts": 2,
	"schemas/i18n/intl-formats.ts": 1,
	"schemas/rules/calculation.ts": 1,
	"schemas/rules/json.ts": 3,
	"schemas/rules/resolve-text.ts": 1,
	"server/admin/content-routes.ts": 1,
	"server/admin/release-bodies.ts": 1,
	"server/admin/suggestion-routes.ts": 1,
	"server/backup/list-backups.ts": 1,
	"server/cases/import-validator.ts": 1,
	"server/database/answers/sealed-text.ts": 1,
	"server/discovery/plain-text.ts": 1,
	"server/policies/people-policy.ts": 1,
	"server/prerender/responses-over.ts": 1,
	"server/prerender/thread-task.ts": 1,
	"server/repositories/user.ts": 1,
	"server/sms/sms-settings.ts": 1,
	"server/webhooks/webhook-settings.ts": 1,
	"server/wire/paging.ts": 1,
	"server/wire/texts.ts": 1,
	"server/wire/validators.ts": 1,
	"src/app/navigation/entry-state.ts": 1,
	"src/app/navigation/return-path.ts": 1,
	"src/app/navigation/scroll-memory.ts": 1,
	"src/offline/respond.ts": 1,
	"src/offline/worker-scope.ts": 1,
	"src/stores/persistent-store.ts": 1,
	"src/studio/arrange/clipboard.ts": 1,
	"src/studio/arrange/drag.ts": 1,
	"src/studio/canvas/read-only-ports.ts": 1,
	"src/studio/form/form-edits.ts": 1,
	"src/studio/home/list-in.ts": 1,
	"src/studio/logic/logic-model.ts": 1,
	"src/studio/outline/outline.ts": 1,
	"src/studio/page/canvas-page.ts": 2,
	"src/studio/theming/ThemeEditor.tsx": 1,
};

/** What a parameter may be for its guard to be counted: anything, or any object. */
const OPEN = /^(unknown|object|JsonObject( \| undefined)?)$/;

/** The guards of a file (`(value: unknown): value is T`), as many as there are. */
function guardsIn(file: string): number {
	const text = readFileSync(join(ROOT, file), "utf8");
	let count = 0;
	const visit = (node: unknown): void => {
		if (typeof node !== "object" || node === null) return;
		if ("params" in node && "returnType" in node && isOpenGuard(text, node.params, node.returnType)) count++;
		for (const child of Object.values(node)) visit(child);
	};
	visit(parseSync(file, text).program.body);
	return count;
}

/** Whether a function's return type says what its parameter is, and that may be anything. */
function isOpenGuard(text: string, params: unknown, returnType: unknown): boolean {
	const source = (node: unknown): string =>
		typeof node === "object" && node !== null && "start" in node && "end" in node
			? text.slice(Number(node.start), Number(node.end))
			: "";
	const [, guarded] = /^:\s*(\w+) is /.exec(source(returnType)) ?? [];
	if (guarded === undefined || !Array.isArray(params)) return false;
	return params.some((param) => {
		const [name, type] = source(param).split(/\??:\s*/s);
		return name === guarded && type !== undefined && OPEN.test(type.trim());
	});
}

it("type guards over what may be anything are generated from schemas, but for a list that only shrinks", () => {
	const files = sourceFiles().filter((file) => PRODUCT.test(file) && !SUPPORT.test(file));
	const found = Object.fromEntries(
		files.map((file) => [file, guardsIn(file)] as const).filter(([, count]) => count > 0),
	);
	expect(found).toEqual(REMAINING);
});
