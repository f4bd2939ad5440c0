import type { FieldProps, FormContextType } from "@rjsf/utils";
import { isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { type Path, toPointer } from "../../../schemas/json/pointer.ts";
import { createErrorsStore, type FieldValidationError } from "../model/errors.ts";
import type { FormSession } from "../model/session.ts";
import { createAttachmentsStore, createUploadsStore } from "../model/uploads.ts";
import { createValuesStore } from "../model/values.ts";
import { fieldOptionsOf, uiSchemaAt } from "./ui-options.ts";

const NOTHING_TO_DO = () => undefined;

/** rjsf's errors, each by its pointer. */
export function errorsIn(errorSchema: unknown, path: Path = []): FieldValidationError[] {
	if (!isObject(errorSchema)) return [];
	return Object.entries(errorSchema).flatMap(([name, inner]) => {
		if (name !== "__errors") return errorsIn(inner, [...path, name]);
		return Array.isArray(inner)
			? inner.slice(0, 1).map((one) => ({ pointer: toPointer(path), message: String(one) }))
			: [];
	});
}

/** The form as widgets and fields know it: what rjsf's root field was given. */
type Given = Pick<FieldProps<unknown, JsonObject, FormContextType>, "schema" | "uiSchema"> & {
	domId: string;
	values: JsonObject;
	announce(text: string): void;
	put(value: unknown, path: Path): void;
	left(pointer: string, value: unknown): void;
};

/** A session over a form whose values and errors rjsf owns: what is put goes to rjsf at once, and comes back from it. */
export function createBareSession(given: Given): FormSession {
	const values = createValuesStore(given.values);
	const put = (path: Path, value: unknown) => {
		values.put(path, value);
		given.put(value, path);
	};
	return {
		domId: given.domId,
		artefact: {
			document: {
				kind: "form",
				id: "form",
				title: "",
				schema: { ...given.schema, type: "object" },
				submit: { operation: "", label: "", body: {} },
			},
			validator: "",
		},
		hash: "",
		draftName: undefined,
		values: {
			...values,
			put,
			derive: put,
			// rjsf sends what it has: nothing that is typed may be kept from it.
			deferWrite(write) {
				queueMicrotask(write);
				return NOTHING_TO_DO;
			},
		},
		visibleValues: values.all,
		errors: createErrorsStore(),
		attachments: createAttachmentsStore({}),
		uploads: createUploadsStore(),
		optionsAt: (pointer) => fieldOptionsOf(uiSchemaAt(given.uiSchema, pointer)),
		check: async (pointer) => given.left(pointer, values.at(pointer)),
		labels: new Map(),
		offersAfter: undefined,
		exitsAfter: [],
		dismissed: new Set(),
		announce: given.announce,
		report: NOTHING_TO_DO,
		reportLeft: NOTHING_TO_DO,
		render: () => null,
	};
}
