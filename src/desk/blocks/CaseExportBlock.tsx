import { useState } from "react";
import { skin, usePorts, useRouter } from "../../../renderer/index.ts";
import { isObject } from "../../../schemas/rules/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { saveFile } from "../../device/save-file.ts";
import { useStores } from "../../stores/stores-context.tsx";
import { useDeskCommands } from "../commands/use-desk-commands.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";
import { filtersOf } from "./filters-of.ts";

type ExportFile = NonNullable<StaffBlockTypes["case_export"]["files"]>[number];

const LABELS: Record<ExportFile, DeskText> = {
	"cases.csv": "Export as CSV",
	"cases.xlsx": "Export as Excel",
	"figures.csv": "Save the figures as CSV",
};

/** What the server says against it, where it does not send a file. */
async function refusalIn(response: Response): Promise<string> {
	const body: unknown = await response.json();
	if (!isObject(body) || typeof body.msg !== "string") throw new Error("expected a file or an envelope");
	return body.msg;
}

/** Buttons that save the cases that the list asks for now, or the figures, each as a file. */
export function CaseExportBlock({ block }: { block: StaffBlockTypes["case_export"] }) {
	const t = useDeskText();
	const { dialogs, locale } = usePorts();
	const router = useRouter();
	const { user } = useStores();
	const [busy, setBusy] = useState(false);
	const onClick = async (file: ExportFile) => {
		setBusy(true);
		try {
			const headers = { Authorization: user.snapshot().token, "Accept-Language": locale };
			const response = await fetch(`/admin/api/desk/${file}?${filtersOf(router.location.query)}`, { headers });
			if (response.headers.get("content-type")?.startsWith("application/json"))
				dialogs.toast({ tone: "error", text: await refusalIn(response) });
			else {
				saveFile(file, await response.blob());
				dialogs.toast({ tone: "success", text: t("{name} was saved.", { name: file }) });
			}
		} catch {
			dialogs.toast({ tone: "error", text: t("The server does not answer. Check your connection and try again.") });
		}
		setBusy(false);
	};
	const files = block.files ?? ["cases.csv" as const];
	useDeskCommands(
		files.map((file) => ({ id: `export ${file}`, label: t(LABELS[file]), run: () => void (busy || onClick(file)) })),
	);
	return (
		<p className="desk-export" id={block.id}>
			{files.map((file) => (
				<button
					key={file}
					type="button"
					className={skin.button({ size: "sm", variant: "outline" })}
					aria-disabled={busy}
					onClick={() => void (busy || onClick(file))}
				>
					{t(LABELS[file])}
				</button>
			))}
		</p>
	);
}
