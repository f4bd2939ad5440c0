import { useServices } from "../services-context.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { LoginDialog } from "./LoginDialog.tsx";
import { OverlayProvider } from "./OverlayProvider.tsx";
import { QuestionDialog } from "./QuestionDialog.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { useCloseOnReturn } from "./use-close-on-return.ts";

/** Everything shown over the page. A chunk of its own, loaded when the first of it is requested. */
export default function Overlays() {
	const { dialogs, toasts, login, form } = useServices();
	useCloseOnReturn(form);
	useCloseOnReturn(login);
	return (
		<OverlayProvider>
			<FormDialog gate={form} />
			<LoginDialog gate={login} />
			<QuestionDialog dialogs={dialogs} />
			<ToastRegion toasts={toasts} />
		</OverlayProvider>
	);
}
