import { Suspense, useEffect } from "react";
import { lazyScreen } from "./lazy-screen.tsx";

type Tone = "success" | "error" | "info" | "warning";

const load = () => import("./ToastArea.tsx");
const ToastArea = lazyScreen(load);

/** Whether there is a place where short messages stand: what is said without one would come up when it is old. */
let stands = false;

/** Says something that goes by itself; it is read out too. */
export function toast(type: Tone, title: string): void {
	// Nobody is told that a message could not be loaded.
	if (stands)
		void load()
			.then(({ toaster }) => toaster.create({ type, title, duration: 7000 }))
			.catch(() => undefined);
}

/** Where short messages stand; what shows them comes after the screen. */
export function StudioToasts() {
	useEffect(() => {
		stands = true;
		return () => {
			stands = false;
			void load().then(({ toaster }) => toaster.remove());
		};
	}, []);
	return (
		<Suspense>
			<ToastArea />
		</Suspense>
	);
}
