import {
	ColumnNode,
	type ColumnUpdateNode,
	InsertQueryNode,
	type KyselyPlugin,
	type OperationNode,
	PrimitiveValueListNode,
	type QueryResult,
	type RootOperationNode,
	TableNode,
	UpdateQueryNode,
	ValueListNode,
	ValueNode,
	ValuesNode,
} from "kysely";
import type { SealKeys } from "../../sealing/seal-keys.ts";
import { ANSWER_NAMES, answerColumnsOf } from "./answer-columns.ts";
import { isSealedText, openText, sealText } from "./sealed-text.ts";

const notValues = () => new Error("Answers are written as values, so that they can be sealed.");

/** JSON as a column of answers takes it: sealed, as the JSON text of a string. */
function sealedJson(value: unknown, keys: SealKeys): unknown {
	if (value === null || value === undefined) return value;
	return JSON.stringify(sealText(typeof value === "string" ? value : JSON.stringify(value), keys));
}

/** A value that is written to a column of answers. Throws on what the database would compute, which cannot be sealed here. */
function sealedNode(node: OperationNode, keys: SealKeys): OperationNode {
	if (ValueNode.is(node)) return ValueNode.create(sealedJson(node.value, keys));
	if (node.kind === "DefaultInsertValueNode") return node;
	throw notValues();
}

function sealedRow(
	row: OperationNode,
	places: ReadonlySet<number>,
	keys: SealKeys,
): ValueListNode | PrimitiveValueListNode {
	if (PrimitiveValueListNode.is(row))
		return PrimitiveValueListNode.create(row.values.map((one, at) => (places.has(at) ? sealedJson(one, keys) : one)));
	if (ValueListNode.is(row))
		return ValueListNode.create(row.values.map((one, at) => (places.has(at) ? sealedNode(one, keys) : one)));
	throw notValues();
}

function sealedUpdates(updates: readonly ColumnUpdateNode[], columns: readonly string[], keys: SealKeys) {
	return updates.map((update) =>
		ColumnNode.is(update.column) && columns.includes(update.column.column.name)
			? { ...update, value: sealedNode(update.value, keys) }
			: update,
	);
}

function sealedInsert(node: InsertQueryNode, keys: SealKeys): InsertQueryNode {
	const columns = answerColumnsOf(node.into?.table.identifier.name ?? "");
	const places = new Set((node.columns ?? []).flatMap(({ column }, at) => (columns.includes(column.name) ? [at] : [])));
	if (places.size === 0 || !node.values) return node;
	if (!ValuesNode.is(node.values)) throw notValues();
	const { onConflict } = node;
	return {
		...node,
		values: ValuesNode.create(node.values.values.map((row) => sealedRow(row, places, keys))),
		...(onConflict?.updates && {
			onConflict: { ...onConflict, updates: sealedUpdates(onConflict.updates, columns, keys) },
		}),
	};
}

function sealedUpdate(node: UpdateQueryNode, keys: SealKeys): UpdateQueryNode {
	const columns = node.table && TableNode.is(node.table) ? answerColumnsOf(node.table.table.identifier.name) : [];
	return columns.length === 0 ? node : { ...node, updates: sealedUpdates(node.updates ?? [], columns, keys) };
}

function sealedQuery(node: RootOperationNode, keys: SealKeys): RootOperationNode {
	if (InsertQueryNode.is(node)) return sealedInsert(node, keys);
	return UpdateQueryNode.is(node) ? sealedUpdate(node, keys) : node;
}

/** A row with its answers in clear. */
function openedRow(row: Record<string, unknown>, keys: SealKeys): Record<string, unknown> {
	const sealed = Object.entries(row).filter(([name, value]) => ANSWER_NAMES.has(name) && isSealedText(value));
	if (sealed.length === 0) return row;
	const opened = sealed.map(([name, value]) => [name, JSON.parse(openText(String(value), keys))]);
	return { ...row, ...Object.fromEntries(opened) };
}

/**
 * Seals answers as they are written, and opens them as they are read, so that repositories know nothing of it
 * (docs/decisions/0131-answers-are-sealed-in-their-rows.md). Without keys, or where `seals` is false, they are written in clear.
 */
export function sealPlugin(keys: SealKeys, seals: boolean): KyselyPlugin {
	const isSealing = seals && keys.length > 0;
	return {
		transformQuery: ({ node }) => (isSealing ? sealedQuery(node, keys) : node),
		async transformResult({ result }): Promise<QueryResult<Record<string, unknown>>> {
			return { ...result, rows: result.rows.map((row) => openedRow(row, keys)) };
		},
	};
}
