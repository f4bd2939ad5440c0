import { createContext, useContext, useState } from "react";
import useSWR, { preload } from "swr";
import type { AdminCall } from "./admin-call.ts";

/** A refusal of the server, in its own words. */
export class Refused extends Error {
	readonly code: number;

	constructor(code: number, message: string) {
		super(message);
		this.name = "Refused";
		this.code = code;
	}
}

const AdminContext = createContext<AdminCall | null>(null);

/** Hands the way to the administration to all inside. */
export const AdminProvider = AdminContext.Provider;

/** The way to the administration. Throws outside an AdminProvider. */
export function useAdmin(): AdminCall {
	const call = useContext(AdminContext);
	if (!call) throw new Error("useAdmin: expected an AdminProvider around the studio");
	return call;
}

/** What reads an answer of the administration by its path. */
const reader =
	<T>(call: AdminCall) =>
	async (path: string): Promise<T> => {
		const { code, msg, data } = await call<T>("GET", path);
		if (code !== 0) throw new Refused(code, msg);
		return data;
	};

/**
 * Reads from the administration; a refusal is an error of kind Refused. A null path asks nothing; with `once`, nothing is read
 * anew by itself, as when the connection is back; with `refreshMs`, it is after so many milliseconds while it is looked at.
 */
export function useAdminRead<T>(path: string | null, { once = false, refreshMs = 0 } = {}) {
	const call = useAdmin();
	return useSWR<T, Error>(path, reader<T>(call), { revalidateOnReconnect: !once, refreshInterval: refreshMs });
}

/** Begins to read what a screen is going to ask for while that is on its way; once, when this is first rendered. */
export function useReadAhead(path: string | null): void {
	const call = useAdmin();
	useState(() => {
		// A refusal is told to the screen that asks.
		if (path !== null) Promise.resolve(preload(path, reader<unknown>(call))).catch(() => undefined);
	});
}
