import { pointerTokens, toPointer } from "../../rules/pointer.ts";
import { schemasAt } from "../../rules/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What a field's condition needs: the answer's pointer, and where that is said. */
type Need = { target: string; at: string };

/** Two fields that wait for each other's answers are never asked, for what is not asked has no answer. */
export function checkWaitingFields({ place, document }: SourcedForm, report: Report): void {
	const needs = needsOf(document);
	const waits = new Map([...needs].map(([field, own]) => [field, own.flatMap(({ target }) => owners(target, needs))]));
	const behind = withoutEnds(waits);
	const circle = withoutEnds(reversed(behind));
	for (const field of circle.keys())
		for (const { target, at } of needs.get(field) ?? []) {
			if (target === field || !owners(target, circle).some((owner) => owner !== field)) continue;
			const message = `The condition can never hold: it waits for ${target}, which itself waits for ${field}. Expected a condition on answers that do not hang on this one.`;
			report.add(place, at, "condition-never-holds", message);
		}
}

/** Fields that begin with a value are there before any condition is asked, so they wait for nothing. */
const begins = (document: FormDocument, pointer: string): boolean =>
	document.fields?.[pointer]?.prefill !== undefined ||
	schemasAt(document.schema, pointer).some((schema) => "default" in schema || "const" in schema);

function needsOf(document: FormDocument): Map<string, Need[]> {
	const found = new Map<string, Need[]>();
	for (const [field, { when }] of Object.entries(document.fields ?? {})) {
		if (when === undefined || begins(document, field)) continue;
		const needed = Object.entries(when).filter(([, schema]) => schema !== false);
		const need = ([pointer]: [string, unknown]): Need => ({
			target: answerAt(pointer, field),
			at: toPointer(["fields", field, "when", pointer]),
		});
		found.set(field, needed.map(need));
	}
	return found;
}

/** Where a pointer of a field's condition leads among the answers; /item is the row that the field stands in. */
function answerAt(pointer: string, field: string): string {
	const [root, ...rest] = pointerTokens(pointer);
	const own = pointerTokens(field);
	return toPointer(root === "item" ? [...own.slice(0, own.lastIndexOf("*") + 1), ...rest] : rest);
}

/** The fields with a condition that an answer is, or is part of. */
const owners = (target: string, known: ReadonlyMap<string, unknown>): string[] =>
	pointerTokens(target)
		.map((_, index, tokens) => toPointer(tokens.slice(0, index + 1)))
		.filter((pointer) => known.has(pointer));

type Graph = Map<string, string[]>;

function reversed(graph: Graph): Graph {
	const back: Graph = new Map([...graph.keys()].map((one) => [one, []]));
	for (const [from, all] of graph) for (const to of all) back.get(to)?.push(from);
	return back;
}

/** What is left of a graph when all that leads only to ends is taken away. */
function withoutEnds(graph: Graph): Graph {
	const [back, open] = [reversed(graph), new Map([...graph].map(([from, all]) => [from, all.length]))];
	const ends = [...graph.keys()].filter((one) => open.get(one) === 0);
	for (const end of ends) {
		open.delete(end);
		for (const from of back.get(end) ?? []) {
			const left = (open.get(from) ?? 0) - 1;
			open.set(from, left);
			if (left === 0) ends.push(from);
		}
	}
	return new Map(
		[...graph].flatMap(([from, all]) => (open.has(from) ? [[from, all.filter((to) => open.has(to))]] : [])),
	);
}
