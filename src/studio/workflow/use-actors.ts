import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** Who may make a transition, by what the document calls them, in words. */
export function useActors(): ReadonlyMap<string, string> {
	const { t } = useStudioI18n();
	return new Map([
		["citizen", t("who filed it")],
		["handler", t("who handles it")],
		["system", t("the portal itself")],
	]);
}
