import { checkFormSchema } from "./check/form-schema.ts";
import { DOCUMENT_CHECKS } from "./checks.ts";
import type { DiagnosticCode } from "./codes.ts";
import type { Place, Report } from "./diagnostic.ts";
import type { DocumentCheck } from "./document-check.ts";
import { holdsIn, Names, type Questions } from "./names.ts";
import type { DocumentOf, PortalDocuments, Sourced } from "./portal.ts";
import type { DiagnosticText } from "./worded.ts";

type Finding = { place: Place; pointer: string; code: DiagnosticCode; message: DiagnosticText; fix?: string };

/** A report that keeps what it is told, so that it can be told again. */
export class Recorder implements Report {
	readonly #findings: Finding[] = [];

	add(place: Place, pointer: string, code: DiagnosticCode, message: DiagnosticText, fix?: string): void {
		this.#findings.push({ place, pointer, code, message, ...(fix !== undefined && { fix }) });
	}

	/** Tells another report all that this one was told, in the same order. */
	replay(report: Report): void {
		for (const { place, pointer, code, message, fix } of this.#findings) report.add(place, pointer, code, message, fix);
	}
}

type Result = { questions: Questions; findings: Recorder };

/** What the checks found in each document, for as long as it holds. */
export class RememberedResults {
	readonly #results = new WeakMap<Sourced, Map<DocumentCheck, Result>>();
	readonly #soundness = new WeakMap<object, { isSound: boolean; findings: Recorder }>();

	/** Reports what all checks find in some documents of a portal: anew only where the document or the answers to its questions changed. */
	report(documents: readonly Sourced[], portal: PortalDocuments, report: Report): void {
		for (const check of DOCUMENT_CHECKS)
			for (const one of documents) this.#resultOf(check, one, portal).findings.replay(report);
	}

	#resultOf(check: DocumentCheck, one: Sourced, portal: PortalDocuments): Result {
		const own = this.#results.get(one) ?? new Map<DocumentCheck, Result>();
		this.#results.set(one, own);
		const known = own.get(check);
		if (known && holdsIn(known.questions, portal)) return known;
		const names = new Names(portal);
		const findings = new Recorder();
		check(one, names, findings);
		const result = { questions: names.questions, findings };
		own.set(check, result);
		return result;
	}

	/**
	 * The portal without the forms whose schema cannot be followed to its end, having said why. As of a malformed document,
	 * nothing more is said of these: a field whose definition is missing has no type, no title, no parts, and whatever names
	 * them would be reported too.
	 */
	withSoundForms(portal: PortalDocuments, report: Report): PortalDocuments {
		return portal.without(
			new Set(portal.of("form").flatMap((form) => (this.#isSound(form, report) ? [] : [form.document]))),
		);
	}

	#isSound(form: Sourced<DocumentOf<"form">>, report: Report): boolean {
		const known = this.#soundness.get(form);
		if (known) {
			known.findings.replay(report);
			return known.isSound;
		}
		const findings = new Recorder();
		const isSound = checkFormSchema(form, findings);
		this.#soundness.set(form, { isSound, findings });
		findings.replay(report);
		return isSound;
	}
}
