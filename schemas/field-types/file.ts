import type { FieldAuthoring, FieldTraits, InWords } from "./field-type.ts";

/** The name of an attachment; undefined of an upload that is known by its id alone. */
const nameOf = (file: unknown) =>
	typeof file === "object" && file !== null && "name" in file && typeof file.name === "string" ? file.name : undefined;

const filesInWords: InWords = (value, { words }) => {
	const files = Array.isArray(value) ? value : [value];
	const names = files.flatMap((file) => nameOf(file) ?? []);
	return names.length > 0 ? names.join(", ") : words("Files: {count}", { count: files.length });
};

/** Files, sent as they are chosen. */
export const fileTraits: FieldTraits = {
	frame: "label",
	late: false,
	asks: "files",
	described: "whole",
	masked: 0,
	inWords: filesInWords,
	offers: null,
	accepts: null,
	carried: true,
	byItself: null,
};

/** What authors and the compiler know of it. */
export const fileAuthoring: FieldAuthoring = {
	takes: ["string", "array", "object"],
	implies: null,
	dated: null,
	needs: null,
	amount: false,
	agreement: false,
	onlyYes: false,
	computed: null,
	inspector: { options: ["accept", "max_size", "max_count"], way: null },
	rjsf: { same: ["file", "files", "FileWidget"], nearest: [] },
	palette: {
		rank: 12,
		id: "files",
		label: "Photos and documents",
		help: "Files from the device.",
		icon: "upload",
		begins: { schema: { type: "array", items: { type: "string" }, maxItems: 5 }, options: { max_count: 5 } },
	},
	sample: {
		expects:
			"Files, sent as they are chosen. A list holds several, up to its `maxItems`; a plain text holds one. An answer is the id that the upload got; where the schema asks for an object, it is the attachment (id, name, size and so on). `accept`, `max_size` and `max_count` limit them. The form's `submit.body` sends `attachments`.",
		properties: {
			photos: {
				type: "array",
				title: "Photos",
				items: {
					type: "string",
				},
				maxItems: 3,
			},
		},
		fields: {
			"/photos": {
				widget: "file",
				accept: ["image/*"],
				max_size: 5242880,
			},
		},
		answers: {
			photos: ["0f8fad5b-d9cb-469f-a165-70867728950e"],
		},
	},
};
