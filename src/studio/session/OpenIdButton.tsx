import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useAdmin } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** The address to come back to, without what an earlier sign-in left in it. */
function pageOf({ pathname, search }: { pathname: string; search: string }): string {
	const query = new URLSearchParams(search);
	query.delete("sign-in");
	return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Leads to the organisation's provider, which leads back to this page. */
export function OpenIdButton({ name, onProblem }: { name: string; onProblem(text: string | undefined): void }) {
	const { t } = useStudioI18n();
	const call = useAdmin();
	const location = useLocation();
	const [busy, setBusy] = useState(false);
	const go = async () => {
		setBusy(true);
		onProblem(undefined);
		try {
			const { code, msg, data } = await call<{ url: string }>("POST", "session/openid/start", { to: pageOf(location) });
			if (code === 0) return window.location.assign(data.url);
			onProblem(msg);
		} catch {
			onProblem(t("The server does not answer. Check your connection and try again."));
		}
		setBusy(false);
	};
	return (
		<Button loading={busy} loadingText={t("One moment…")} onClick={() => void go()}>
			{t("Sign in with {name}", { name })}
		</Button>
	);
}
