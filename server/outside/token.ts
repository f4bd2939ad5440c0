import { createHash, randomBytes } from "node:crypto";

/** As many bytes as a session's token has: nobody guesses it. */
const TOKEN_BYTES = 24;

/** A token for a link to somebody outside. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** What a token is stored and found by. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Where the page for a token stands, as a path. */
export const outsidePath = (token: string): string => `/outside/${token}`;
