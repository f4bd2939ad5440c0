import { skin, useRouter } from "../../../renderer/index.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import { useDeskCommands } from "../commands/use-desk-commands.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";
import { useServerFile } from "../use-server-file.ts";
import { filtersOf } from "./filters-of.ts";

type ExportFile = NonNullable<StaffBlockTypes["case_export"]["files"]>[number];

const LABELS: Record<ExportFile, DeskText> = {
	"cases.csv": "Export as CSV",
	"cases.xlsx": "Export as Excel",
	"figures.csv": "Save the figures as CSV",
};

/** Buttons that save the cases that the list asks for now, or the figures, each as a file. */
export function CaseExportBlock({ block }: { block: StaffBlockTypes["case_export"] }) {
	const t = useDeskText();
	const router = useRouter();
	const { busy, save } = useServerFile();
	const onClick = (file: ExportFile) => void save(file, filtersOf(router.location.query));
	const files = block.files ?? ["cases.csv" as const];
	useDeskCommands(files.map((file) => ({ id: `export ${file}`, label: t(LABELS[file]), run: () => onClick(file) })));
	return (
		<p className="desk-export" id={block.id}>
			{files.map((file) => (
				<button
					key={file}
					type="button"
					className={skin.button({ size: "sm", variant: "outline" })}
					aria-disabled={busy}
					onClick={() => onClick(file)}
				>
					{t(LABELS[file])}
				</button>
			))}
		</p>
	);
}
