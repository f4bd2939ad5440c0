/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { DeskCase, DeskClock, StaffOperations } from "../types.gen.ts";

/** Whether a value has id, version, title, moves as schemas/api/shapes/desk-case.schema.json has them. */
export const isCaseInScope = (value: unknown): value is Pick<DeskCase, "id" | "version" | "title" | "moves"> =>
	isObject(value) && typeof value.id === "string" && Number.isInteger(value.version) && typeof value.title === "string" && Array.isArray(value.moves);

/** Whether a value has id, checklist, may as schemas/api/shapes/desk-case.schema.json has them. */
export const isCaseWithChecklist = (value: unknown): value is Pick<DeskCase, "id" | "checklist" | "may"> =>
	isObject(value) && typeof value.id === "string" && Array.isArray(value.checklist) && Array.isArray(value.may);

/** Whether a value has since, pauses as schemas/api/shapes/desk-case.schema.json#/properties/clocks/items has them. */
export const isClock = (value: unknown): value is DeskClock =>
	isObject(value) && typeof value.since === "string" && Array.isArray(value.pauses);

/** Whether a value has id, name, query as schemas/api/staff/deskGetViews.schema.json#/response/properties/list/items has them. */
export const isSavedView = (value: unknown): value is StaffOperations["deskGetViews"]["response"]["list"][number] =>
	isObject(value) && typeof value.id === "string" && typeof value.name === "string" && typeof value.query === "string";

/** Whether a value has id, refusals as schemas/api/staff/deskGetBulk.schema.json#/response/properties/bulk/anyOf/0 has them. */
export const isBulk = (value: unknown): value is NonNullable<StaffOperations["deskGetBulk"]["response"]["bulk"]> =>
	isObject(value) && typeof value.id === "string" && Array.isArray(value.refusals);

/** Whether a value has by_category, by_district, by_month as schemas/api/staff/deskGetFigures.schema.json#/response has them. */
export const isDeskFigures = (value: unknown): value is StaffOperations["deskGetFigures"]["response"] =>
	isObject(value) && Array.isArray(value.by_category) && Array.isArray(value.by_district) && Array.isArray(value.by_month);

/** Whether a value has id, version, may_publish, pictures as schemas/api/staff/deskPreviewPublication.schema.json#/response has them. */
export const isPublication = (value: unknown): value is Pick<StaffOperations["deskPreviewPublication"]["response"], "id" | "version" | "may_publish" | "pictures"> =>
	isObject(value) && typeof value.id === "string" && Number.isInteger(value.version) && typeof value.may_publish === "boolean" && Array.isArray(value.pictures);

/** Whether a value has text, version as schemas/api/staff/deskGetReplyDraft.schema.json#/response has them. */
export const isReplyDraft = (value: unknown): value is StaffOperations["deskGetReplyDraft"]["response"] =>
	isObject(value) && typeof value.text === "string" && Number.isInteger(value.version);
