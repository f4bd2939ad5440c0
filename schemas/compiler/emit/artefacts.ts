import type { ArtefactFile, Hash } from "../../release.ts";
import { hashOf } from "../hash.ts";

/** The files of a release while it is made; equal bodies are one file. */
export class Artefacts {
	readonly #files = new Map<string, string>();

	/** Adds a value as JSON without spaces, its keys in the order they were written (a form's fields are ordered). */
	json(value: object): Hash {
		return this.text(JSON.stringify(value), "json");
	}

	/** Adds a text; its hash is its name. */
	text(body: string, extension: "json" | "js" | "css"): Hash {
		const hash = hashOf(body);
		this.#files.set(`${hash}.${extension}`, body);
		return hash;
	}

	/** All files, by name. */
	get files(): ArtefactFile[] {
		return [...this.#files].map(([name, body]) => ({ name, body })).sort((a, b) => (a.name < b.name ? -1 : 1));
	}
}
