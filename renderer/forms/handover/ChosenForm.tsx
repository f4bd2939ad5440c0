import { Suspense } from "react";
import { resolveRaw } from "../../../schemas/i18n/resolve-text.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { resolveHref } from "../../scope/resolve.ts";
import { useScope } from "../../scope/scope.ts";
import { type Offered, placeOf } from "../choices/offered.ts";
import { lazyOrNothing } from "../lazy-or-nothing.ts";
import { useFormSession } from "../state/form-session.ts";
import { useFieldValue } from "../state/use-field-value.ts";

/** Seldom needed, and only after something was chosen. */
const OwnFormNotice = lazyOrNothing(() => import("./OwnFormNotice.tsx").then((module) => module.OwnFormNotice));

type Props = { pointer: string; choices: readonly Offered[]; ownForm: NonNullable<OptionSource["own_form"]> };

/** Where what was chosen is entered in another form than this one, the way there; nothing otherwise. */
export function ChosenForm({ pointer, choices, ownForm }: Props) {
	const scope = useScope();
	const { document } = useFormSession().artefact;
	const chosen = choices[placeOf(choices, useFieldValue(pointer))];
	if (!chosen) return null;
	const within = { ...scope, item: chosen.entry };
	const form = resolveRaw(ownForm.form, within);
	const href = resolveHref(ownForm.link, within);
	if (typeof form !== "string" || form === document.id || href === undefined) return null;
	return (
		<Suspense>
			<OwnFormNotice form={form} label={chosen.label} href={href} />
		</Suspense>
	);
}
