import { createToaster, Toast, Toaster } from "@chakra-ui/react/toast";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../../renderer/index.ts";
import type { NoticeList } from "../notices/notice-list.ts";

/** Long enough to read two lines; errors stay longer. Milliseconds. */
const DURATION = { info: 6000, success: 6000, warning: 10_000, error: 12_000 };

/** Shows notices as toasts; each goes by itself, waits while it is pointed at, and can be closed. */
export function NoticeToaster({ notices }: { notices: NoticeList }) {
	const { t, text: say } = useI18n();
	const shown = useSyncExternalStore(notices.subscribe, notices.snapshot);
	const [toaster] = useState(() => createToaster({ placement: "bottom", pauseOnPageIdle: true }));
	useEffect(() => {
		for (const { id, tone, text } of shown) {
			const name = String(id);
			if (toaster.isVisible(name)) continue;
			toaster.create({
				id: name,
				// What the application itself has to tell comes as its source text.
				title: say(text),
				type: tone,
				duration: DURATION[tone],
				onStatusChange: ({ status }) => status === "unmounted" && notices.dismiss(id),
			});
		}
	}, [shown, toaster, notices, say]);
	return (
		<Toaster toaster={toaster}>
			{(toast) => (
				<Toast.Root>
					<Toast.Title>{toast.title}</Toast.Title>
					<Toast.CloseTrigger aria-label={t("Close")}>
						<span className="layui-icon layui-icon-close" aria-hidden="true" />
					</Toast.CloseTrigger>
				</Toast.Root>
			)}
		</Toaster>
	);
}
