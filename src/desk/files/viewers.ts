import { lazy } from "react";
import type { FileViewer } from "../../../renderer/index.ts";

const MediaViewer = lazy(() => import("./MediaViewer.tsx"));

/** What shows files of a kind in place, by media type; loaded when the first one is opened. */
export const FILE_VIEWERS: Readonly<Record<string, FileViewer>> = {
	"application/pdf": lazy(() => import("./PdfViewer.tsx")),
	"audio/mpeg": MediaViewer,
	"video/mp4": MediaViewer,
};
