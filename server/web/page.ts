import { readFileSync } from "node:fs";
import type { Manifest } from "../../schemas/release.ts";
import { findManifest } from "../repositories/release.ts";
import type { Services } from "../services.ts";
import { formChunks } from "./client-chunks.ts";
import { startHints } from "./start-hints.ts";

/** Gives the document for the page at a path: the built index.html, with hints of what the page will need. */
export type PageSource = (path: string) => Promise<string>;

/** The pages of a client built into a folder, in the release in force. */
export function pagesOf(client: string, { db, releases }: Pick<Services, "db" | "releases">): PageSource {
	const [head = "", ...rest] = readFileSync(`${client}index.html`, "utf8").split("</head>");
	const chunks = formChunks(`${client}.vite/manifest.json`);
	let known: { id: string; manifest: Manifest } | undefined;

	async function manifestOf(id: string): Promise<Manifest | null> {
		if (known?.id === id) return known.manifest;
		const manifest = await findManifest(db, id);
		if (manifest) known = { id, manifest };
		return manifest;
	}

	return async (path) => {
		const release = releases.current();
		// The document must come even where the database does not answer: the portal then says so itself.
		const manifest = release && (await manifestOf(release.id).catch(() => null));
		const hints = release && manifest ? `\t${startHints(release, manifest, path, chunks)}\n\t` : "";
		return [`${head}${hints}`, ...rest].join("</head>");
	};
}
