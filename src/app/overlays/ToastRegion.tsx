import { useEffect, useState, useSyncExternalStore } from "react";
import { skin, useI18n } from "../../../renderer/index.ts";
import type { ToastList, ToastMessage } from "../toasts/toast-list.ts";

/** Long enough to read two lines; errors stay longer. Milliseconds. */
const DURATION = { info: 6000, success: 6000, warning: 10_000, error: 12_000 };

type ToastProps = { toast: ToastMessage; id: number; dismiss(id: number): void };

/** One message. It goes by itself, but not while it is pointed at or has the focus. */
function Toast({ toast: { tone, text }, id, dismiss }: ToastProps) {
	const { t, text: translate } = useI18n();
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held) return;
		const timer = setTimeout(dismiss, DURATION[tone], id);
		return () => clearTimeout(timer);
	}, [held, dismiss, tone, id]);
	const pause = () => setHeld(true);
	const letGo = () => setHeld(false);
	const classes = skin.toast({ tone });
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going
		<div className={classes.root} onMouseEnter={pause} onMouseLeave={letGo} onFocus={pause} onBlur={letGo}>
			{/* What the application itself has to tell comes as its source text. */}
			<p className={classes.title}>{translate(text)}</p>
			<button type="button" className={classes.close} aria-label={t("Close")} onClick={() => dismiss(id)}>
				<span className="layui-icon layui-icon-close" aria-hidden="true" />
			</button>
		</div>
	);
}

/** Shows notices as toasts, and has screen readers say them. */
export function ToastRegion({ toasts }: { toasts: ToastList }) {
	const shown = useSyncExternalStore(toasts.subscribe, toasts.snapshot);
	const [stands, setStands] = useState(false);
	// What is there when a live region comes is not read out: the first message follows the region.
	useEffect(() => setStands(true), []);
	return (
		<div role="status" aria-live="polite" aria-atomic="false" className={skin.toast().region}>
			{stands
				? shown.map(({ id, ...toast }) => <Toast key={id} id={id} toast={toast} dismiss={toasts.dismiss} />)
				: null}
		</div>
	);
}
