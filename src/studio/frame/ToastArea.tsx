import { createToaster, Toast, Toaster } from "@chakra-ui/react/toast";

export const toaster = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 3 });

/** The short messages of the studio, one above the other. */
export default function ToastArea() {
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
