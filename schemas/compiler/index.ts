import type { Release } from "../release.ts";
import { checkAddressWords } from "./check/address-words.ts";
import { checkBindings } from "./check/bindings.ts";
import { checkCategories } from "./check/categories.ts";
import { checkConditions } from "./check/conditions.ts";
import { checkExits } from "./check/exits.ts";
import { checkForms } from "./check/forms.ts";
import { checkIdentities } from "./check/identities.ts";
import { checkMarkedTexts } from "./check/marked-texts.ts";
import { checkPagePaths } from "./check/page-paths.ts";
import { checkParameters } from "./check/parameters.ts";
import { checkPrefills } from "./check/prefills.ts";
import { checkReferences } from "./check/references.ts";
import { checkSite } from "./check/site.ts";
import { withSoundForms } from "./check/sound-forms.ts";
import { checkStepAddresses } from "./check/step-addresses.ts";
import { checkSubmissions } from "./check/submissions.ts";
import { checkTexts } from "./check/texts.ts";
import { checkUnvalueable } from "./check/unfillable.ts";
import { checkWorkflow } from "./check/workflow.ts";
import { type Diagnostic, Report } from "./diagnostic.ts";
import { emitRelease } from "./emit/release.ts";
import { COMPILER_LIMITS } from "./limits.ts";
import { type DocumentSource, parseSource } from "./parse.ts";
import { gather, type PortalDocuments } from "./portal.ts";
import { checkTheRest } from "./the-rest.ts";

export { CODES, type DiagnosticCode } from "./codes.ts";
export type { Diagnostic, Severity } from "./diagnostic.ts";
export type { DocumentSource } from "./parse.ts";

const CHECKS = [
	checkIdentities,
	checkPagePaths,
	checkAddressWords,
	checkReferences,
	checkBindings,
	checkParameters,
	checkForms,
	checkSubmissions,
	checkPrefills,
	checkUnvalueable,
	checkExits,
	checkStepAddresses,
	checkMarkedTexts,
	checkConditions,
	checkTexts,
	checkSite,
	checkWorkflow,
	checkCategories,
];

/** What came of compiling: what is wrong, and the release, which is null while there are errors. */
export type Compilation = { diagnostics: Diagnostic[]; release: Release | null };

/**
 * Compiles a portal's documents: checks them against their meta-schemas, against each other and against the
 * endpoints' schemas, and builds the release. Pure; never throws, whatever it is given; bounded by LIMITS.
 * Making validators generates code, so in a browser it needs a worker whose own CSP allows 'unsafe-eval'.
 */
export function compile(sources: readonly DocumentSource[]): Compilation {
	const report = new Report();
	const portal = checked(sources, report);
	const release = portal === null || report.failed ? null : emitRelease(portal, report);
	return { diagnostics: report.sorted(), release };
}

/** What is wrong with a portal's documents, without building the release: needs no `eval`, so it runs under any CSP. */
export function check(sources: readonly DocumentSource[]): Diagnostic[] {
	const report = new Report();
	checked(sources, report);
	return report.sorted();
}

/** The portal that the sources make, having reported what is wrong with it; null where there is too much to look at. */
function checked(sources: readonly DocumentSource[], report: Report): PortalDocuments | null {
	const total = sources.reduce((sum, source) => sum + source.text.length, 0);
	if (sources.length > COMPILER_LIMITS.documents || total > COMPILER_LIMITS.totalSize) {
		const message = `The portal has ${sources.length} documents of ${total} characters together. Expected at most ${COMPILER_LIMITS.documents} of ${COMPILER_LIMITS.totalSize}.`;
		report.add({ path: "", lineOf: () => 1 }, "", "too-large", message);
		return null;
	}
	const parsed = sources.map((source) => ({ source, value: parseSource(source, report) }));
	const broken = parsed.filter(({ value }) => value === null).map(({ source }) => source);
	const whole = parsed.flatMap(({ value }) => value ?? []);
	const portal = withSoundForms(gather(whole, broken, report), report);
	for (const one of CHECKS) one(portal, report);
	checkTheRest(whole, portal, report, CHECKS);
	return portal;
}
