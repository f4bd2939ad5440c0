import { describe, expect, it } from "vitest";
import { createTranslator } from "../../i18n/translator.ts";
import { sourceWords } from "../texts/value-texts.ts";
import type { ValidatorError } from "../values/validator-runtime.ts";
import { fileFamily } from "./file-kinds.ts";
import { kindsInWords, refusedFile } from "./refused-file.ts";
import { requestErrors } from "./request-errors.ts";

const error = (keyword: string, instancePath: string, params: Record<string, unknown> = {}): ValidatorError => ({
	keyword,
	instancePath,
	params,
	schemaPath: "#",
});

describe("what is wrong with a request", () => {
	it("is named as it is written in the request, a key that is missing or surplus by its own name", () => {
		const errors = [
			error("required", "/events/0", { missingProperty: "at" }),
			error("additionalProperties", "", { additionalProperty: "a/b" }),
			error("minimum", "/page", { limit: 1 }),
		];
		expect(requestErrors(errors, sourceWords)).toEqual([
			{ pointer: "/events/0/at", message: "“events.0.at” is required" },
			{ pointer: "/a~1b", message: "“a/b” is not asked for here" },
			{ pointer: "/page", message: "“page” must be at least 1" },
		]);
	});

	it("is told once for each key, what was found first, and twenty times at most", () => {
		const twice = [error("minimum", "/page", { limit: 1 }), error("type", "/page", { type: "integer" })];
		expect(requestErrors(twice, sourceWords).map(({ message }) => message)).toEqual(["“page” must be at least 1"]);
		const many = Array.from({ length: 30 }, (_, at) => error("type", `/list/${at}`, { type: "number" }));
		expect(requestErrors(many, sourceWords).map(({ pointer }) => pointer)).toEqual(
			Array.from({ length: 20 }, (_, at) => `/list/${at}`),
		);
	});
});

describe("a file that is not taken", () => {
	const english = createTranslator({ locale: "en-US" });
	const refused = (file: { mime?: string; size?: number }, terms: Parameters<typeof refusedFile>[1]) =>
		refusedFile({ name: "a.txt", mime: "text/plain", size: 10, ...file }, terms, english);

	it("is of none of the kinds, which are named once each", () => {
		expect(refused({}, { accept: ["image/*", "application/pdf"] })).toBe(
			"a.txt: this kind of file is not accepted. Accepted: pictures and PDF.",
		);
		expect(kindsInWords(["image/jpeg", "image/*", "image/jpeg"], english)).toBe("JPEG and pictures");
		expect(["audio/*", "video/*", "text/plain", "toString"].map(fileFamily)).toEqual([
			...["sound recordings", "videos", undefined, undefined],
		]);
	});

	it("is larger than the most, and told by how much", () => {
		expect(refused({ size: 3_000_000 }, { maxSize: 1_048_576 })).toMatch(/^a\.txt: larger than 1.MB\. It has .+MB;/);
	});

	it("is no file of the right kind that is as large as it may be, nor any where nothing is asked", () => {
		expect(refused({}, { accept: ["text/plain"], maxSize: 10 })).toBeUndefined();
		expect(refused({}, { accept: [] })).toBeUndefined();
	});
});
