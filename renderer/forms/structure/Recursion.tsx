import { type FieldProps, RJSF_REF_CYCLE_KEY, RJSF_REF_KEY, type RJSFSchema } from "@rjsf/utils";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { recursiveReferences } from "../../../schemas/json/recursive-references.ts";
import { titleAt } from "../../../schemas/json/title-at.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { useFieldValue } from "../hooks/field-values.ts";

/** The recursive definitions that are open around a field, and where each was opened last. */
const OpenContext = createContext<ReadonlyMap<string, string>>(new Map());
const NONE_OPEN: ReadonlyMap<string, string> = new Map();

/** A row of a repeat group was added on purpose, so what it contains is open, whatever is open around it. */
export const OpenRow = ({ children }: { children: ReactNode }) => (
	<OpenContext value={NONE_OPEN}>{children}</OpenContext>
);

const recursiveIn = onceForEach((root: RJSFSchema): ReadonlySet<string> => recursiveReferences(root));

/** The recursive definitions that a schema is made of: what it refers to, or what rjsf has resolved it from. */
export function recursionsOf(schema: RJSFSchema, root: RJSFSchema): string[] {
	const parts = (schema.allOf ?? []).map((part) => (typeof part === "object" ? part.$ref : undefined));
	const named: unknown[] = [schema.$ref, Reflect.get(schema, RJSF_REF_KEY), ...parts];
	return named.filter((one): one is string => typeof one === "string" && recursiveIn(root).has(one));
}

/** rjsf's own mark of a circle, which it finds only where properties alone lead around. */
const unmarked = (schema: RJSFSchema): RJSFSchema =>
	Reflect.get(schema, RJSF_REF_CYCLE_KEY) === true ? { ...schema, [RJSF_REF_CYCLE_KEY]: false } : schema;

type Props = { field: FieldProps; references: readonly string[]; children(schema: RJSFSchema): ReactNode };

/**
 * What contains itself opens one level at a time: at once where it has a value, else when a button is pressed. Without
 * that a form would have fields without end.
 */
export function Recursion({ field: { schema, fieldPathId, registry }, references, children }: Props) {
	const open = useContext(OpenContext);
	const { t, text } = useI18n();
	const pointer = toPointer(fieldPathId.path);
	const hasValue = useFieldValue(pointer) !== undefined;
	const [opened, setOpened] = useState(hasValue);
	// A value that comes later opens it too; one that is taken away leaves it open, for somebody is typing there.
	if (hasValue && !opened) setOpened(true);
	const within = useMemo(
		() => new Map([...open, ...references.map((one) => [one, pointer] as const)]),
		[open, references, pointer],
	);
	const around = references.some((one) => open.has(one) && open.get(one) !== pointer);
	const own = useMemo(() => unmarked(schema), [schema]);
	if (!around || opened) return <OpenContext value={within}>{children(own)}</OpenContext>;
	return (
		<button type="button" className={skin.button({ variant: "outline", size: "sm" })} onClick={() => setOpened(true)}>
			{t("Add {title}", { title: text(schema.title ?? titleAt(registry.rootSchema, pointer)) })}
		</button>
	);
}
