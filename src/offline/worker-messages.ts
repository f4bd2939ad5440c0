/** What a page tells the worker. */
export type WorkerMessage =
	/** A session has ended: nothing that its reader was shown may stay, nor be stored by what is still under way. */
	| { type: "session-ended" }
	/** Store these files of the release, and all scripts and styles of the portal: what a page can open works off line then. */
	| { type: "store-ahead"; files: string[] };

/** Whether a message is one of ours. */
export const isWorkerMessage = (data: unknown): data is WorkerMessage =>
	typeof data === "object" &&
	data !== null &&
	"type" in data &&
	(data.type === "session-ended" || (data.type === "store-ahead" && "files" in data && Array.isArray(data.files)));
