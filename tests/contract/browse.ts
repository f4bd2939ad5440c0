import { JSDOM } from "jsdom";
import { vi } from "vitest";

/** Opens an empty page at a host, so that XMLHttpRequest sees calls to it as same-origin (spec §7). */
export function browse(url: string): void {
	const { XMLHttpRequest, FormData, File } = new JSDOM("", { url }).window;
	vi.stubGlobal("XMLHttpRequest", XMLHttpRequest);
	vi.stubGlobal("FormData", FormData);
	vi.stubGlobal("File", File);
}
