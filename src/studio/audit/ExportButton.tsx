import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "../session/account.ts";

/** Saves a file under a name. */
function save(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves what was searched for, all of it, as a CSV file. */
export function ExportButton({ query }: { query: URLSearchParams }) {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const [busy, setBusy] = useState(false);
	const onClick = async () => {
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token };
			const response = await fetch(`/admin/api/audit/csv?${query}`, { headers });
			if (!response.headers.get("content-type")?.startsWith("text/csv")) throw new Error("expected a CSV file");
			save(await response.blob(), "audit.csv");
		} catch {
			toast("error", t("The server does not answer. Check your connection and try again."));
		}
		setBusy(false);
	};
	return (
		<Button variant="outline" loading={busy} onClick={() => void onClick()}>
			{t("Export as CSV")}
		</Button>
	);
}
