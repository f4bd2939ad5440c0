import type { Report } from "../diagnostic.ts";
import type { PortalDocuments } from "../portal.ts";
import { checkFormSchema } from "./form-schema.ts";

/**
 * The portal without the forms whose schema cannot be followed to its end, having said why. As of a malformed document,
 * nothing more is said of these: a field whose definition is missing has no type, no title, no parts, and whatever names
 * them would be reported too.
 */
export const withSoundForms = (portal: PortalDocuments, report: Report): PortalDocuments =>
	portal.without(new Set(portal.of("form").flatMap((form) => (checkFormSchema(form, report) ? [] : [form.document]))));
