import { createContext, useContext } from "react";
import useSWR from "swr";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { Checked } from "../api/admin-types.ts";
import { useAdmin } from "../api/use-admin.ts";
import type { DraftState } from "./draft-session.ts";

/** What is wrong with the draft release, as far as it was checked. */
export type Diagnostics = {
	list: readonly Diagnostic[];
	/** Whether this is what is wrong with the present state. */
	fresh: boolean;
	failed: boolean;
};

const DiagnosticsContext = createContext<Diagnostics>({ list: [], fresh: false, failed: false });

/** Hands what is wrong to all inside. */
export const DiagnosticsProvider = DiagnosticsContext.Provider;

/** What is wrong with the draft release. */
export const useDiagnostics = (): Diagnostics => useContext(DiagnosticsContext);

/** Has each saved state checked by the server; what was found before stays until the next answer. */
export function useChecking({ id, version, saving }: DraftState): Diagnostics {
	const call = useAdmin();
	const { data, error, isLoading } = useSWR<readonly Diagnostic[], Error>(
		saving === "saved" ? [`check ${id}`, version] : null,
		async () => {
			const { code, msg, data } = await call<Checked>("POST", `draft-releases/${id}/check`);
			if (code !== 0) throw new Error(msg);
			return data.diagnostics;
		},
		{ keepPreviousData: true },
	);
	return {
		list: data ?? [],
		fresh: saving === "saved" && !isLoading && data !== undefined,
		failed: error !== undefined,
	};
}

/** The diagnostics of a document, or of what stands at a pointer in it or below. */
export const diagnosticsAt = (list: readonly Diagnostic[], path: string, pointer = ""): readonly Diagnostic[] =>
	list.filter((one) => one.document === path && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)));
