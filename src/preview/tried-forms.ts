import type { TriedForm } from "../../renderer/index.ts";

/** A window that shows a preview: the studio around it asks what is tried there. */
export type PreviewWindow = Window & { triedForm?: () => TriedForm | undefined };

/** The forms that are on the screen of a preview. */
export function createTriedForms() {
	const forms = new Set<TriedForm>();
	return {
		add(form: TriedForm): () => void {
			forms.add(form);
			return () => void forms.delete(form);
		},
		/** The form that came last: one in a dialog stands over that of its page. */
		last: (): TriedForm | undefined => [...forms].at(-1),
	};
}
