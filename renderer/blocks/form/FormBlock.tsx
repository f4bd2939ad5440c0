import { useState } from "react";
import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { BlockComponent } from "../../block.ts";
import { FormHost } from "../../forms/FormHost.tsx";
import { useRelease } from "../../loader/release-context.tsx";
import { usePorts } from "../../ports/ports-context.tsx";
import { useResolver } from "../../scope/use-resolved.ts";

/**
 * The form that is offered for what the page names, or the one that was before a release took it back, while its reader has
 * started something.
 */
function useOfferedForm(named: unknown, offered: string | undefined): string | undefined {
	const { unsavedChanges } = usePorts();
	const [started, setStarted] = useState({ named, form: offered });
	if (started.named === named && (started.form === offered || unsavedChanges.any())) return started.form;
	setStarted({ named, form: offered });
	return offered;
}

/** A form on a page: the one named, the one whose id stands at a binding, or the fallback. */
export const FormBlock: BlockComponent<"form"> = ({ block, render }) => {
	const resolver = useResolver(block);
	const forms = useRelease().current?.manifest.forms ?? {};
	const named = isBinding(block.form) ? resolver.raw(block.form) : block.form;
	const known = typeof named === "string" && Object.hasOwn(forms, named) ? named : undefined;
	const offered = known ?? block.fallback ?? (typeof named === "string" ? named : undefined);
	const form = useOfferedForm(isBinding(block.form) ? named : "", offered);
	if (form === undefined) return null;
	return <FormHost key={form} form={form} prefill={resolver.body(block.prefill)} render={render} />;
};
