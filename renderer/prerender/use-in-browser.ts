import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether there is a browser around: false where the server renders, and while the browser takes that over. */
export const useInBrowser = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
