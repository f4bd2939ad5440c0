/** An artefact that could not be loaded or does not match its hash; the message names the document. */
export class ArtefactError extends Error {
	readonly document: string;

	constructor(document: string, problem: string, options?: ErrorOptions) {
		super(`${document}: ${problem}`, options);
		this.name = "ArtefactError";
		this.document = document;
	}
}
