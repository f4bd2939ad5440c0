import type { DiagnosticCode } from "../codes.ts";

/** Reports something at the way from the document's root. */
export type ReportAt = (at: readonly (string | number)[], code: DiagnosticCode, message: string, fix?: string) => void;
