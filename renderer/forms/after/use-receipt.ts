import { useEffect, useRef, useState } from "react";
import type { RouterPort } from "../../ports/ports.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { SIGNED_OUT } from "../../ports/signed-out.ts";
import { hrefTo } from "../../scope/resolve.ts";
import type { Place } from "../host/BegunForm.tsx";
import { numberOf, queryCodeOf, type Receipt, receiptIn } from "./receipt.ts";

const isCase = (result: unknown) => numberOf(result) !== undefined;

/** Who alone may read an answer here: of a case, who filed it by name. */
const ownerOf = (result: unknown, user: string | undefined) =>
	isCase(result) && queryCodeOf(result) === undefined ? user : undefined;

/**
 * What was answered to the form on the screen, once it was sent. The receipt of a case stays with its page's entry of
 * the history: whoever reloads or goes back to it finds it again, but not somebody else who logs in on this device.
 */
export function useReceipt(form: string, place: Place) {
	const { router, session } = usePorts();
	const user = session.user?.id ?? "";
	const [sent, setSent] = useState(() => {
		const found = place === "page" ? receiptIn(router.location.kept, form) : undefined;
		return found?.user === undefined || found.user === user ? found : undefined;
	});
	useEffect(() => {
		const leave = () => setSent((one) => (one?.user === undefined ? one : undefined));
		window.addEventListener(SIGNED_OUT, leave);
		return () => window.removeEventListener(SIGNED_OUT, leave);
	}, []);
	// A session that has only run out takes nothing off the screen.
	const isAnothers = user !== "" && sent?.user !== undefined && sent.user !== user;
	const latest = useRef<{ router: RouterPort; user: string }>(undefined);
	useEffect(() => {
		latest.current = { router, user };
		return () => {
			latest.current = undefined;
		};
	}, [router, user]);
	/** Leaves a receipt with the page's address, or none, unless the page has been left meanwhile. */
	const leave = (kept: Receipt | undefined) => {
		if (place !== "page" || !latest.current) return;
		const { navigate, location } = latest.current.router;
		// A form that was sent stands at none of its steps.
		const { step: _, ...query } = location.query;
		navigate(hrefTo(location.path, query), { replace: true, handed: location.handed, kept });
	};
	return {
		receipt: isAnothers ? undefined : sent,
		keep(told: Omit<Receipt, "user">) {
			const receipt = { ...told, user: ownerOf(told.result, latest.current?.user) };
			if (isCase(told.result)) leave(receipt);
			setSent(receipt);
		},
		forget() {
			if (sent && isCase(sent.result)) leave(undefined);
			setSent(undefined);
		},
	};
}
