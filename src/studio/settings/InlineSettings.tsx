import { lazy, Suspense } from "react";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { Loading } from "../frame/Waiting.tsx";
import type { MetaPart } from "./meta-parts.ts";

/** With rjsf's form, which no canvas needs: it is loaded when somebody opens such settings. */
const PartSettings = lazy(() => import("./PartSettings.tsx"));

export type InlineSettingsProps = {
	path: string;
	document: JsonObject;
	/** Where the part stands whose settings these are. */
	pointer: string;
	part: MetaPart;
	/** Settings that are shown elsewhere. */
	except(key: string): boolean;
};

/** The settings of a part that have no place of their own in an inspector, as soon as what draws them is loaded. */
export function InlineSettings(props: InlineSettingsProps) {
	return (
		<Suspense fallback={<Loading />}>
			<PartSettings {...props} />
		</Suspense>
	);
}
