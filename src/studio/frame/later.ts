import { useEffect, useState } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { toast } from "./toasts.tsx";

/** What opens over a screen: its code loads when it is first opened, or ahead of that. */
export type Later<T> = {
	/** Undefined until it is there. */
	present(): T | undefined;
	load(): Promise<T>;
};

/** A part whose code loads later; what could not be had is loaded anew when it is wanted again. */
export function later<T>(load: () => Promise<{ default: T }>): Later<T> {
	let present: T | undefined;
	return {
		present: () => present,
		async load() {
			present = (await load()).default;
			return present;
		},
	};
}

/** That part once it is `wanted` and there. Where it cannot be had, the editor is told, and `onFailure` lets go of it. */
export function useLater<T>(part: Later<T>, wanted: boolean, onFailure: () => void): T | undefined {
	const { t } = useStudioI18n();
	// In a function: a component would be taken for the one that makes the state.
	const [loaded, setLoaded] = useState(() => ({ part: wanted ? part.present() : undefined }));
	// biome-ignore lint/correctness/useExhaustiveDependencies: loads once it is wanted, whatever else changes meanwhile
	useEffect(() => {
		if (!wanted || loaded.part) return;
		let given = false;
		const failed = () => {
			toast("error", t("This part could not be loaded"));
			onFailure();
		};
		part.load().then(
			(found) => given || setLoaded({ part: found }),
			() => given || failed(),
		);
		return () => {
			given = true;
		};
	}, [wanted, part]);
	return loaded.part;
}
