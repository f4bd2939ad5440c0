import { createToaster, Toast, Toaster } from "@chakra-ui/react/toast";
import { useLayoutEffect } from "react";

type Tone = "success" | "error" | "info" | "warning";

const toaster = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 3 });

/** Says something that goes by itself; it is read out too. */
export const toast = (type: Tone, title: string): void => void toaster.create({ type, title, duration: 7000 });

/** Where short messages stand. What was said while there was no such place is old, and would take the place of what is said now. */
export function StudioToasts() {
	useLayoutEffect(() => toaster.remove(), []);
	return (
		<Toaster toaster={toaster} insetInline={{ mdDown: "4" }}>
			{(toast) => (
				<Toast.Root width={{ md: "sm" }}>
					<Toast.Indicator />
					<Toast.Title flex="1">{toast.title}</Toast.Title>
					<Toast.CloseTrigger />
				</Toast.Root>
			)}
		</Toaster>
	);
}
