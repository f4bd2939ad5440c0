import { writtenInOrder } from "../../json/same-json.ts";
import type { FormArtefact, Hash, Manifest, Release, RouteEntry } from "../../release.ts";
import { timeZoneOf } from "../../rules/formats/time-zone.ts";
import type { FormDocument, PageDocument, PorticoDocument, SiteDocument } from "../../types.gen.ts";
import { forEverybody, isForStaff } from "../audience.ts";
import type { CollectedReport } from "../diagnostic.ts";
import { hashOf } from "../hash.ts";
import type { PortalDocuments } from "../portal.ts";
import { engineTexts, serverTexts, textsOf } from "../texts.ts";
import { worded } from "../worded.ts";
import { Artefacts } from "./artefacts.ts";
import { deskNotFound } from "./desk-not-found.ts";
import { renderedFrom } from "./engine-schema.ts";
import { fieldTree } from "./field-tree.ts";
import { latePartsOf } from "./late-parts.ts";
import { sourceMessages, translatedMessages } from "./messages.ts";
import { needsOf } from "./needs.ts";
import { withRoundedAmounts } from "./rounded-amounts.ts";
import { brandStyle, withoutPictures } from "./style.ts";
import { validatorSource } from "./validator.ts";
import { allWorkflows, eachWorkflow } from "./workflows.ts";

/**
 * The release of a portal without errors. The same documents, in whatever order, give the same bytes.
 * Null where a document is missing that no portal can do without.
 */
export function emitRelease(portal: PortalDocuments, report: CollectedReport): Release | null {
	const artefacts = new Artefacts();
	const staff = portal.all.some(({ document }) => isForStaff(document)) ? new Artefacts() : null;
	const ofStaff = staff && emitManifest(portal, staff, report);
	const manifest = emitManifest(forEverybody(portal), artefacts, report);
	if (!manifest || (staff && !ofStaff)) return null;
	const whole: Manifest = {
		...manifest,
		...(staff && ofStaff && { staff: staff.json(atDesk(ofStaff, portal, staff)) }),
	};
	const id = artefacts.json(whole);
	const { files } = artefacts;
	const known = new Set(files.map(({ name }) => name));
	return { id, manifest: whole, files, staff_files: (staff?.files ?? []).filter(({ name }) => !known.has(name)) };
}

const HANDLING = ["desk", "holidays", "routing", "templates", "notifications"] as const;

/** A manifest whose site is the desk: its name, first page and navigation in the place of the portal's. */
function atDesk(manifest: Manifest, portal: PortalDocuments, artefacts: Artefacts): Manifest {
	const handling = Object.fromEntries(
		HANDLING.flatMap((kind) => {
			const found = portal.find(kind)?.document;
			return found ? [[kind, artefacts.json(published(found))]] : [];
		}),
	);
	const cases = portal.of("test-case").map(({ document }) => published(document));
	const own = { ...manifest, handling, ...(cases.length > 0 && { test_cases: hashOf(JSON.stringify(cases)) }) };
	const desk = portal.find("desk")?.document;
	if (!desk) return own;
	const { name, tagline, home, navigation } = desk;
	const { search: _, ...site } = manifest.site;
	const absent = desk.errors ? null : deskNotFound(desk, portal);
	const errors = { ...site.errors, ...desk.errors, ...(absent && { 404: absent.path }) };
	const added = absent?.page ? [route(absent.page, portal, manifest, artefacts)] : [];
	const routes = [...manifest.routes, ...added].sort(byPath);
	return { ...own, routes, site: { ...site, name, tagline, home, navigation, errors } };
}

function emitManifest(portal: PortalDocuments, artefacts: Artefacts, report: CollectedReport): Manifest | null {
	const declared = portal.find("site")?.document;
	const workflow = allWorkflows(portal);
	const icons = portal.find("icons")?.document;
	const categories = portal.find("categories")?.document;
	if (!declared || !workflow || !icons) return null;
	const site = { ...declared, locales: portal.localesOf(declared) };
	const forms = emitForms(portal, site, artefacts, report);
	if (!forms) return null;
	const workflows = eachWorkflow(portal, (one) => artefacts.json(published(one)));
	const views = byId(portal.of("view"), (view) => artefacts.json(published(view)));
	return {
		format: 1,
		site: { ...published(site), brand: withoutPictures(site.brand), redirects: redirectsOf(site, portal) },
		routes: portal
			.of("page")
			.map(({ document }) => route(document, portal, { forms, views }, artefacts))
			.sort(byPath),
		forms,
		views,
		messages: emitMessages(portal, site, artefacts),
		workflow: artefacts.json(published(workflow)),
		...(workflows && { workflows }),
		icons: artefacts.json(published(icons)),
		...(categories && { categories: artefacts.json(published(categories)) }),
		style: artefacts.text(brandStyle(site.brand), "css"),
	};
}

/** The site's redirects, and one from each path that a page had before. */
function redirectsOf({ redirects }: SiteDocument, portal: PortalDocuments): SiteDocument["redirects"] {
	const moved = portal
		.of("page")
		.flatMap(({ document: { path, formerly = [] } }) => formerly.map((old) => [old, path]));
	return moved.length > 0 ? { ...redirects, ...Object.fromEntries(moved) } : redirects;
}

/** A document without what only editors need. */
function published<D extends PorticoDocument>(document: D): D {
	return { ...document, $schema: undefined };
}

const byPath = (a: RouteEntry, b: RouteEntry) => (a.path < b.path ? -1 : 1);

function byId<D extends PorticoDocument, T>(
	sourced: readonly { document: D }[],
	emit: (document: D) => T,
): Record<string, T> {
	return Object.fromEntries(sourced.map(({ document }) => [document.id, emit(document)]));
}

/** Null after reporting where AJV refuses a form's schema for a reason that no check foresaw. */
function emitForms(
	portal: PortalDocuments,
	site: SiteDocument,
	artefacts: Artefacts,
	report: CollectedReport,
): Manifest["forms"] | null {
	const emitted = portal.of("form").map(({ place, document }) => {
		try {
			return [[document.id, emitForm(document, timeZoneOf(site), artefacts)] as const];
		} catch (cause) {
			const why = cause instanceof Error ? cause.message : String(cause);
			report.add(
				place,
				"/schema",
				"invalid-schema",
				worded`No validator can be made of this schema: ${why}. Expected a schema that JSON Schema 2020-12 allows.`,
			);
			return [];
		}
	});
	if (report.failed) return null;
	const forms = Object.fromEntries(emitted.flat());
	const moved = portal
		.of("form")
		.flatMap(({ document: { id, formerly = [] } }) => formerly.map((old) => [old, forms[id]]));
	// By a former id one is led to the form as it is called now.
	return { ...Object.fromEntries(moved), ...forms };
}

type MadeForm = { form: FormDocument; timeZone: string; source: string };

/** What was made of each form document last: the staff's release has the same forms as everybody's, and a validator takes longest. */
const lastMade = new WeakMap<FormDocument, MadeForm>();

function madeOf(document: FormDocument, timeZone: string): MadeForm {
	const known = lastMade.get(document);
	if (known?.timeZone === timeZone) return known;
	const form = withRoundedAmounts(document);
	const made = { form, timeZone, source: validatorSource(form, timeZone) };
	lastMade.set(document, made);
	return made;
}

function emitForm(document: FormDocument, timeZone: string, artefacts: Artefacts): Manifest["forms"][string] {
	const { form, source } = madeOf(document, timeZone);
	const validator = artefacts.text(source, "js");
	const schema = renderedFrom(form);
	const differs = writtenInOrder(schema) !== writtenInOrder(form.schema);
	const tree = fieldTree(form, schema);
	const artefact: FormArtefact = {
		document: published(form),
		...(differs && { schema }),
		...(tree && { tree }),
		validator,
	};
	const late = latePartsOf(tree);
	return { artefact: artefacts.json(artefact), validator, ...(late.length > 0 && { late }) };
}

type Emitted = Pick<Manifest, "forms" | "views">;

function route(page: PageDocument, portal: PortalDocuments, emitted: Emitted, artefacts: Artefacts): RouteEntry {
	const needs = needsOf(page, portal);
	const forms = needs.forms.flatMap((id) => emitted.forms[id] ?? []);
	const hashes = [...needs.views.flatMap((id) => emitted.views[id] ?? []), ...forms.map((form) => form.artefact)];
	return {
		path: page.path,
		page: page.id,
		title: page.title,
		...(typeof page.document_title === "string" && { document_title: page.document_title }),
		auth: page.auth ?? false,
		artefact: artefacts.json(published(page)),
		needs: [...hashes, ...forms.map((form) => form.validator)],
	};
}

function emitMessages(portal: PortalDocuments, site: SiteDocument, artefacts: Artefacts): Record<string, Hash> {
	const texts = [...portal.all.flatMap(({ document }) => textsOf(document).map(({ text }) => text)), ...engineTexts()];
	// Pages never say it, so browsers need not load it.
	const serverAlone = new Set(serverTexts().filter((text) => !texts.includes(text)));
	const emitted = site.locales.map(({ code }) => {
		if (code === site.default_locale) return [code, artefacts.json(sourceMessages(code, texts))];
		const translations = portal.of("messages").filter(({ document }) => document.locale === code);
		const merged = translations.flatMap(({ document }) =>
			Object.entries(document.messages).filter(([text]) => !serverAlone.has(text)),
		);
		return [code, artefacts.json(translatedMessages(code, Object.fromEntries(merged), texts))];
	});
	return Object.fromEntries(emitted);
}
