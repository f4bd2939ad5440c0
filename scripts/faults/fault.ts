/** A portal in which something can be made to fail, and be mended. */
export type Trial = {
	/** Where it is reached now. */
	url(): string;
	begin(): Promise<void> | void;
	end(): Promise<void> | void;
	/** Another call that the fault concerns, in place of filing: its words, or null where it went well. */
	beside?(): Promise<string | null>;
	close(): Promise<void>;
};

/** One thing that fails in a city's machine room. */
export type Fault = {
	name: string;
	/** Whether the cases that are filed meanwhile have files. */
	files: boolean;
	/** Why it cannot be tried on this machine, or null. */
	impossible(): string | null;
	open(): Promise<Trial>;
};
