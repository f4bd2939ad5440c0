import { useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { StaticForm } from "../../../renderer/forms/StaticForm.tsx";
import { ErrorBoundary, PortsProvider } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { CanvasForm } from "./canvas-form.ts";
import { DraftWords } from "./DraftWords.tsx";
import { canvasPorts } from "./read-only-ports.ts";

/** A form as citizens get it, drawn by the same code; what is on it cannot be used. */
export function FormCanvas({ form }: { form: CanvasForm }) {
	const { t, locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	return (
		<ErrorBoundary
			of={form}
			fallback={() => <p>{t("This form cannot be drawn as it is. See its problems.")}</p>}
			onError={() => undefined}
		>
			<DraftWords>
				<PortsProvider value={ports}>
					<StaticForm parts={form.parts} submit={form.submit} />
				</PortsProvider>
			</DraftWords>
		</ErrorBoundary>
	);
}
