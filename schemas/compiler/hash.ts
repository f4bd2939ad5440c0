import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Hash } from "../release.ts";

/** SHA-256 of a text's UTF-8 bytes, lower-case hex. The same in Node and in a browser worker, and not asynchronous. */
export const hashOf = (text: string): Hash => bytesToHex(sha256(utf8ToBytes(text)));
