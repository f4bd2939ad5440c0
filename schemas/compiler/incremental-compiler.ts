import type { PorticoDocument } from "../types.gen.ts";
import { givenIn } from "./check/given-by-pages.ts";
import { PORTAL_CHECKS } from "./checks.ts";
import { compareText } from "./compare-text.ts";
import { CollectedReport, type Diagnostic } from "./diagnostic.ts";
import { COMPILER_LIMITS } from "./limits.ts";
import type { DocumentSource } from "./parse.ts";
import { type GivenIn, PortalDocuments } from "./portal.ts";
import { type ReadSource, readSource } from "./read-source.ts";
import { Recorder, RememberedResults } from "./remembered-results.ts";
import { checkTheRest, type Rest, restOf } from "./the-rest.ts";
import { worded } from "./worded.ts";

/** What a check came to: all that was reported, and the portal; null where there is too much to look at. */
export type CheckedPortal = { report: CollectedReport; portal: PortalDocuments | null };

/** Checks a portal again and again while its documents change. */
export type IncrementalCompiler = {
	/** Gives a document its text; null where it is gone. */
	set(path: string, text: string | null): void;
	/** What is wrong with the documents as they are. Only what a change since the last check can have touched is looked at. */
	check(): Diagnostic[];
	/** The same, with the portal that was checked. */
	run(): CheckedPortal;
};

type ReadDocument = ReadSource & { source: DocumentSource; findings: Recorder; rest(): Rest[] };

function read(source: DocumentSource): ReadDocument {
	const findings = new Recorder();
	const own = readSource(source, findings);
	let rest: Rest[] | undefined;
	return {
		...own,
		source,
		findings,
		rest() {
			rest ??= own.parsed === null ? [] : restOf(own.parsed);
			return rest;
		},
	};
}

function remembering(): GivenIn {
	const known = new WeakMap<PorticoDocument, ReadonlySet<string>>();
	return (document) => {
		const given = known.get(document) ?? givenIn(document);
		known.set(document, given);
		return given;
	};
}

const textOf = (own: ReadDocument | string): string => (typeof own === "string" ? own : own.source.text);

function reportTooLarge(documents: ReadonlyMap<string, ReadDocument | string>, report: CollectedReport): boolean {
	const total = [...documents.values()].reduce((sum, own) => sum + textOf(own).length, 0);
	if (documents.size <= COMPILER_LIMITS.documents && total <= COMPILER_LIMITS.totalSize) return false;
	const message = worded`The portal has ${documents.size} documents of ${total} characters together. Expected at most ${COMPILER_LIMITS.documents} of ${COMPILER_LIMITS.totalSize}.`;
	report.add({ path: "", lineOf: () => 1 }, "", "too-large", message);
	return true;
}

const byPath = (a: ReadDocument, b: ReadDocument) => compareText(a.source.path, b.source.path);

/** A source given twice at one path counts twice, and is reported as what it is: two documents of one id. */
const keyed = (sources: readonly DocumentSource[]): [string, ReadDocument | string][] =>
	sources.map((source, index) => {
		const isFirst = sources.findIndex(({ path }) => path === source.path) === index;
		return isFirst ? [source.path, source.text] : [`${source.path}\n${index}`, read(source)];
	});

/** A compiler of some documents. It keeps what it found; several in one process know nothing of one another. */
export function createIncrementalCompiler(sources: readonly DocumentSource[] = []): IncrementalCompiler {
	const documents = new Map<string, ReadDocument | string>(keyed(sources));
	const results = new RememberedResults();
	const given = remembering();

	/** Read only when they are checked: too many or too large ones are not. */
	function allRead(): ReadDocument[] {
		return [...documents].map(([path, own]) => {
			if (typeof own !== "string") return own;
			const known = read({ path, text: own });
			documents.set(path, known);
			return known;
		});
	}

	function run(): CheckedPortal {
		const report = new CollectedReport();
		if (reportTooLarge(documents, report)) return { report, portal: null };
		const sources = allRead().sort(byPath);
		for (const { findings } of sources) findings.replay(report);
		const claims = sources.map((one) => one.claims);
		const all = new PortalDocuments(
			sources.flatMap(({ sourced }) => sourced ?? []),
			claims,
			given,
		);
		const portal = results.withSoundForms(all, report);
		for (const check of PORTAL_CHECKS) check(portal, report);
		results.report(portal.all, portal, report);
		const sound = new Set(portal.all.map(({ place }) => place.path));
		const rest = sources.filter(({ source }) => !sound.has(source.path)).flatMap((one) => one.rest());
		checkTheRest(rest, portal, results, report);
		return { report, portal };
	}

	return {
		set(path, text) {
			const known = documents.get(path);
			if (text === null) documents.delete(path);
			else if (known === undefined || textOf(known) !== text) documents.set(path, text);
		},
		check: () => run().report.sorted(),
		run,
	};
}

/** Checks some documents once. */
export const checkedPortal = (sources: readonly DocumentSource[]): CheckedPortal =>
	createIncrementalCompiler(sources).run();
