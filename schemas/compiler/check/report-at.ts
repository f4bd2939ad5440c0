import type { DiagnosticCode } from "../codes.ts";
import type { DiagnosticText } from "../worded.ts";

/** Reports something at the way from the document's root. */
export type ReportAt = (
	at: readonly (string | number)[],
	code: DiagnosticCode,
	message: DiagnosticText,
	fix?: string,
) => void;
