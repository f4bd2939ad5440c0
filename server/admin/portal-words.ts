import { translatorFor } from "../cases/filer-language.ts";
import type { Db } from "../database/connection.ts";
import { findCurrentManifest } from "../repositories/release.ts";

/** Says texts of the portal in the language that staff read, as citizens get them there; as they are written where it has no release. */
export async function portalWords(db: Db, language: string | undefined): Promise<(source: string) => string> {
	const manifest = await findCurrentManifest(db);
	const translator = manifest && (await translatorFor(db, manifest, language));
	return (source) => translator?.text(source) ?? source;
}
