import { join } from "node:path";
import { compile } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import type { SiteDocument } from "../../schemas/types.gen.ts";

const { release } = compile(readDocuments(join(import.meta.dirname, "../../schemas/documents")));
if (!release) throw new Error("expected the shipped documents to compile");

/** The shipped site document. */
export const shippedSite: SiteDocument = release.manifest.site;
