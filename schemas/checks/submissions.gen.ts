/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { KeptReceipt, RefusedField } from "../types.gen.ts";

/** Whether a value is as schemas/api/shapes/refused-field.schema.json says. */
export const isRefusedField = (value: unknown): value is RefusedField =>
	isObject(value) && typeof value.pointer === "string" && typeof value.message === "string";

/** Whether a value has form, hash as schemas/device/receipt.schema.json has them. */
export const isReceipt = (value: unknown): value is KeptReceipt =>
	isObject(value) && typeof value.form === "string" && typeof value.hash === "string";

/** Whether a value is as schemas/device/receipt.schema.json#/properties/labels says. */
export const isReceiptLabels = (value: unknown): value is NonNullable<KeptReceipt["labels"]> =>
	isObject(value) && Object.values(value).every((one1: unknown) => Array.isArray(one1) && one1.every((one2: unknown) => typeof one2 === "string"));
