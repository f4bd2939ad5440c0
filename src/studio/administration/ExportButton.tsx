import { Button } from "@chakra-ui/react/button";
import { useState } from "react";
import { saveFile } from "../../device/save-file.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "../session/account.ts";

/** Saves what a call of the administration responds with, a CSV file; `path` is the call's below /admin/api. */
export function ExportButton({ path, file }: { path: string; file: string }) {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const [busy, setBusy] = useState(false);
	const onClick = async () => {
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token };
			const response = await fetch(`/admin/api/${path}`, { headers });
			if (!response.headers.get("content-type")?.startsWith("text/csv")) throw new Error("expected a CSV file");
			saveFile(file, await response.blob());
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
