/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */

import type { FieldTypeName } from "./field-type.ts";

/** What rjsf's widgets are drawn by, where they have another name. */
export const RJSF_NAMES: Readonly<Record<string, FieldTypeName>> = {
	"password": "text",
	"color": "text",
	"TextareaWidget": "textarea",
	"EmailWidget": "email",
	"uri": "url",
	"URLWidget": "url",
	"updown": "number",
	"range": "number",
	"SelectWidget": "select",
	"RadioWidget": "radio",
	"CheckboxesWidget": "checkboxes",
	"alt-date": "date",
	"DateWidget": "date",
	"date-time": "datetime",
	"alt-datetime": "datetime",
	"files": "file",
	"FileWidget": "file",
};
