import { useState } from "react";
import { skin, usePorts } from "../../../renderer/index.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { saveFile } from "../../device/save-file.ts";
import { useStores } from "../../stores/stores-context.tsx";
import { useDeskText } from "../use-desk-text.ts";
import { filtersOf } from "./filters-of.ts";

const FILE = "cases.csv";

/** A button that saves the cases that the list asks for now, as a CSV file. */
export function CaseExportBlock({ block }: { block: StaffBlockTypes["case_export"] }) {
	const t = useDeskText();
	const { router, dialogs, locale } = usePorts();
	const { user } = useStores();
	const [busy, setBusy] = useState(false);
	const onClick = async () => {
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token, "Accept-Language": locale };
			const response = await fetch(`/admin/api/desk/${FILE}?${filtersOf(router.location.query)}`, { headers });
			if (!response.headers.get("content-type")?.startsWith("text/csv")) throw new Error("expected a CSV file");
			saveFile(FILE, await response.blob());
			dialogs.toast({ tone: "success", text: t("The cases were saved as {name}.", { name: FILE }) });
		} catch {
			dialogs.toast({ tone: "error", text: t("The server does not answer. Check your connection and try again.") });
		}
		setBusy(false);
	};
	return (
		<p className="desk-export" id={block.id}>
			<button
				type="button"
				className={skin.button({ size: "sm", variant: "outline" })}
				aria-disabled={busy}
				onClick={() => void (busy || onClick())}
			>
				{t("Export as CSV")}
			</button>
		</p>
	);
}
