import { createGunzip, createGzip, type Gunzip, type Gzip } from "node:zlib";

/** The fastest level: the log and the uploads are most of a backup, and neither gains much from more. */
const LEVEL = 1;

/** Bytes that are handed on at once: of a database, the usual pieces are so many that they take a third of the time. */
const CHUNK_BYTES = 256 * 1024;

/** Packs what a backup takes. */
export const zipping = (): Gzip => createGzip({ level: LEVEL, chunkSize: CHUNK_BYTES });

/** Unpacks it. */
export const unzipping = (): Gunzip => createGunzip({ chunkSize: CHUNK_BYTES });
