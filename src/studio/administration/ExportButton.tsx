import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { SaveButton } from "./SaveButton.tsx";

/** Saves what a call of the administration responds with, a CSV file; `path` is the call's below /admin/api. */
export function ExportButton({ path, file }: { path: string; file: string }) {
	const { t } = useStudioI18n();
	return <SaveButton path={path} file={file} type="text/csv" label={t("Export as CSV")} />;
}
