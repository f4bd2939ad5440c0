import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { createTranslator } from "../../schemas/i18n/translator.ts";
import type { Db } from "../database/connection.ts";
import type { StoredSource } from "../database/tables/release-tables.ts";
import { logFailure } from "../log/failure-log.ts";
import { insertRelease } from "../repositories/releases/insert-release.ts";
import { lockPublishing, makeCurrent } from "../repositories/releases/publication.ts";
import { findCurrentOrigin } from "../repositories/releases/release.ts";
import { readSetting, writeSetting } from "../repositories/settings/setting.ts";
import { Refusal } from "../wire/refusal.ts";
import { translate } from "../wire/texts.ts";
import { demandUnrevoked } from "./demand-unrevoked.ts";
import { fitData } from "./fit-data.ts";

const DOCUMENTS = fileURLToPath(new URL("../../schemas/documents/", import.meta.url));
const SHIPPED = "shipped_documents";

const readShipped = (): StoredSource[] =>
	readdirSync(DOCUMENTS, { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".json"))
		.sort()
		.map((path) => ({ path: path.replaceAll(sep, "/"), text: readFileSync(join(DOCUMENTS, path), "utf8") }));

let shipped: readonly StoredSource[] | undefined;

/** The documents that come with the product, in the order of their paths: a process reads them once. */
export function shippedSources(): StoredSource[] {
	shipped ??= readShipped();
	return [...shipped];
}

const SKIPPED =
	"Documents that were published are shown. The shipped ones have changed since and are not: publish them with npm run documents -- publish schemas/documents --override";

let digest: string | undefined;

/** By which a portal knows them again; a process reckons it once. */
function shippedDigest(): string {
	digest ??= createHash("sha256").update(JSON.stringify(shippedSources())).digest("hex");
	return digest;
}

async function publishedDigest(db: Db): Promise<unknown> {
	const stored = await readSetting(db, SHIPPED);
	return stored && "digest" in stored ? stored.digest : null;
}

async function publishChanged(db: Db): Promise<void> {
	const sources = shippedSources();
	const digest = shippedDigest();
	await db.transaction().execute(async (transaction) => {
		await lockPublishing(transaction);
		const origin = await findCurrentOrigin(transaction);
		const isKnown = (await publishedDigest(transaction)) === digest;
		if (origin !== null && origin !== "shipped" && !isKnown) console.log(SKIPPED);
		if (origin !== null && (origin !== "shipped" || isKnown)) return;
		// A start that publishes nothing does without the compiler.
		const { compile } = await import("../../schemas/compiler/index.ts");
		const { release, diagnostics } = compile(sources);
		if (!release) {
			const errors = diagnostics.map(({ document, line, message }) => `${document}:${line} ${message}`).join("\n");
			if (origin === null) throw new Error(`The shipped documents have errors:\n${errors}`);
			logFailure(`The shipped documents have errors, so the release before them stays:\n${errors}`);
			return;
		}
		await demandUnrevoked(transaction, release.id, release.manifest);
		await insertRelease(transaction, release, sources);
		await fitData(transaction, release.manifest, {});
		await makeCurrent(transaction, release.id, { origin: "shipped", author_id: null, note: "" });
		await writeSetting(transaction, SHIPPED, { digest });
	});
}

/**
 * Publishes the shipped documents at the first start, and when they have changed since, unless somebody has
 * published documents of their own: those are never replaced. Documents with errors leave the release that there is;
 * where there is none, this throws. Where they lack what stored data holds, or were revoked, the release before stays too.
 */
export async function publishShipped(db: Db): Promise<void> {
	try {
		await publishChanged(db);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const why = translate(error.text, createTranslator({ locale: "en-US" }), error.values);
		const details = error.data === null || error.data === undefined ? "" : ` ${JSON.stringify(error.data)}`;
		logFailure(`The shipped documents are not shown, and the release before them stays: ${why}${details}`);
	}
}
