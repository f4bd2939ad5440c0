import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";

/** Loaded where something is sealed or a key is read: most that read the settings of backups do neither. */
const age: () => typeof import("age-encryption") = () => createRequire(import.meta.url)("age-encryption");

/** Turns a stream into another. */
type Conversion = (from: Readable) => Promise<Readable>;

/** How backups are made unreadable for others: what names of sealed files end in, and the conversion. */
export type Seal = { suffix: "" | ".age"; seal: Conversion };

/** Opens what is sealed, going by its name. */
export type Opener = (name: string, from: Readable) => Promise<Readable>;

async function converted(from: Readable, convert: (web: globalThis.ReadableStream<Uint8Array>) => Promise<unknown>) {
	const stream: unknown = Readable.toWeb(from);
	if (!(stream instanceof globalThis.ReadableStream)) throw new Error("expected a stream");
	const result = await convert(stream);
	if (!(result instanceof ReadableStream)) throw new Error("expected a stream");
	return Readable.fromWeb(result);
}

/** Seals for whoever has the secret key of one of the recipients (age1…); without recipients nothing is sealed. */
export function sealFor(recipients: readonly string[]): Seal {
	if (recipients.length === 0) return { suffix: "", seal: async (from) => from };
	const encrypter = new (age().Encrypter)();
	for (const recipient of recipients) encrypter.addRecipient(recipient);
	return { suffix: ".age", seal: (from) => converted(from, (web) => encrypter.encrypt(web)) };
}

/** Whether a text is a public key: a slip of the pen is found by its check digits. */
export function isRecipient(text: string): boolean {
	try {
		new (age().Encrypter)().addRecipient(text);
		return true;
	} catch {
		return false;
	}
}

/** The secret keys in a file as `age-keygen` writes it. */
function identitiesIn(file: string): string[] {
	const keys = readFileSync(file, "utf8").match(/^AGE-SECRET-KEY-\S+$/gm);
	if (!keys) throw new Error(`${file} should hold a secret key of age (AGE-SECRET-KEY-…).`);
	return keys;
}

const openUnsealed: Opener = async (name, from) => {
	if (!name.endsWith(".age")) return from;
	throw new Error("This backup is encrypted: name the file with age's secret key, --identity FILE.");
};

/** Opens what was sealed for a secret key in the file, and what was not sealed. Throws where the key is needed and not there. */
export function openerWith(identityFile: string | null): Opener {
	if (identityFile === null) return openUnsealed;
	const decrypter = new (age().Decrypter)();
	for (const identity of identitiesIn(identityFile)) decrypter.addIdentity(identity);
	return async (name, from) => (name.endsWith(".age") ? converted(from, (web) => decrypter.decrypt(web)) : from);
}
