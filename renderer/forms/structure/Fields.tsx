import { memo, useContext, useDeferredValue, useMemo } from "react";
import { toPointer } from "../../../schemas/json/pointer.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { renderedFormSchema } from "../../../schemas/rules/questions/field-tree.ts";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import { fieldClasses } from "../fields/classes.ts";
import { StepFieldsContext, useFormSession } from "../hooks/form-session.ts";
import { drawNode, type Placed, placedIn, UnresolvedNode } from "./TreeField.tsx";

/**
 * How many fields stand in one element. Browsers look through a form's inputs anew for each that is put straight into it, which
 * takes them seconds at a thousand (docs/decisions/0018); and React walks over all siblings of one that changes.
 */
const RUN = 25;

/** The fields of a form that the compiler has resolved, or those of a step, in the step's order. */
function fieldsOf({ tree, ...form }: FormArtefact, names: readonly string[] | null): readonly Placed[] {
	if (tree?.kind !== "object") return [];
	const fields = placedIn(tree, [], tree.schema ?? renderedFormSchema(form));
	if (!names) return fields;
	const byName = new Map(fields.map((field) => [field.name, field]));
	return names.flatMap((name) => byName.get(name) ?? []);
}

const inRuns = (fields: readonly Placed[]) =>
	Array.from({ length: Math.ceil(fields.length / RUN) }, (_, at) => fields.slice(at * RUN, (at + 1) * RUN));

/**
 * All fields of the form, or those of the step on the screen, in the step's order. It is rendered again only where those
 * change.
 */
export const Fields = memo(function Fields() {
	const session = useFormSession();
	const { artefact } = session;
	const names = useContext(StepFieldsContext);
	const runs = useMemo(() => inRuns(fieldsOf(artefact, names)), [names, artefact]);
	// The server renders all, and the browser takes all of it over. What the browser renders itself stands in two steps: more
	// than a screen shows at once, the rest while one types already, giving way to every key.
	const whole = useDeferredValue(true, !useInBrowser());
	if (!artefact.tree) return <UnresolvedFields artefact={artefact} />;
	const className = runs.length > 1 ? fieldClasses.run : undefined;
	return (whole ? runs : runs.slice(0, 1)).map((run) => (
		<div key={toPointer(run[0]?.path ?? [])} className={className}>
			{run.map((field) => drawNode(field, session))}
		</div>
	));
});

const WHOLE = { kind: "rjsf", name: "" } as const;
const ROOT: readonly string[] = [];

/** A form that rjsf resolves as a whole. The element takes its inputs together into the form: see RUN. */
const UnresolvedFields = ({ artefact }: { artefact: FormArtefact }) => (
	<div>
		<UnresolvedNode node={WHOLE} name="" path={ROOT} schema={renderedFormSchema(artefact)} />
	</div>
);
