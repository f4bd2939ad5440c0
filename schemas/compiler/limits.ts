/** What the compiler takes at most. Beyond a limit it reports and stops looking, so that no input makes it hang. */
export const COMPILER_LIMITS = {
	/** Characters of one document. */
	documentSize: 512 * 1024,
	/** Characters of all documents together. */
	totalSize: 8 * 1024 * 1024,
	documents: 500,
	/** Levels of nesting in one document. */
	depth: 64,
	/** Values in one document. */
	values: 50_000,
	/** Schema objects in one form, which decide the size of its validator. */
	schemaNodes: 5_000,
	/** Diagnostics that are listed of one code; how many more there are is said in one. */
	diagnosticsOfACode: 200,
} as const;
