/** Raised whenever what an older worker stored can't be read any more: its caches are then thrown away. */
const FORMAT = "v1";
const PREFIX = `portico-${FORMAT}-`;

/** The page around everything (index.html), as it came last. */
export const SHELL = `${PREFIX}shell`;
/** Files whose name changes with their content: scripts, styles, fonts, artefacts of releases. */
export const IMMUTABLE = `${PREFIX}immutable`;
/** Files that may change or go: above all images in articles and cases. */
export const FILES = `${PREFIX}files`;
/** Files of cases that are not public: their addresses carry a pass. Kept only while somebody is logged in. */
export const PASSED = `${PREFIX}files-passed`;

const RESPONSES = `${PREFIX}answers-`;

/** Entries that each cache keeps; the oldest go first. */
export const MAX_ENTRIES = { shell: 4, immutable: 400, files: 120, passed: 60, answers: 200 } as const;

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The cache of the responses to one session, named by the token's hash; without a token, those to everyone. */
export async function responsesOf(token: string | null): Promise<string> {
	if (!token) return `${RESPONSES}everyone`;
	const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
	return RESPONSES + hex(new Uint8Array(hash).subarray(0, 12));
}

/** Whether a cache is of an older format. Caches of others on this host are left alone. */
export const isOutdated = (name: string) => name.startsWith("portico-") && !name.startsWith(PREFIX);

/** Whether a cache holds what a reader was shown: answers and files. */
export const isReaders = (name: string) => name.startsWith(RESPONSES) || name === FILES || name === PASSED;

/** Whether a cache holds responses to a session, whichever. */
export const isSession = (name: string) => name.startsWith(RESPONSES) && name !== `${RESPONSES}everyone`;

/** Whether a cache holds responses to a session other than `answers`. */
export const isOtherSession = (name: string, responses: string) =>
	name.startsWith(RESPONSES) && name !== responses && name !== `${RESPONSES}everyone`;
