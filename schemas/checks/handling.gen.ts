/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { CategoriesDocument, DeskDocument, HolidaysDocument, Manifest, NotificationsDocument, RoutingDocument, TemplatesDocument, WorkflowDocument } from "../types.gen.ts";

/** Whether a value has format as schemas/release/manifest.schema.json has them. */
export const isStaffManifest = (value: unknown): value is Manifest =>
	isObject(value) && value.format === 1;

/** Whether a value has kind as schemas/meta/desk.schema.json has them. */
export const isDesk = (value: unknown): value is DeskDocument =>
	isObject(value) && value.kind === "desk";

/** Whether a value has kind, holidays as schemas/meta/holidays.schema.json has them. */
export const isHolidays = (value: unknown): value is HolidaysDocument =>
	isObject(value) && value.kind === "holidays" && Array.isArray(value.holidays);

/** Whether a value has kind, rules as schemas/meta/routing.schema.json has them. */
export const isRouting = (value: unknown): value is RoutingDocument =>
	isObject(value) && value.kind === "routing" && Array.isArray(value.rules);

/** Whether a value has kind, templates as schemas/meta/templates.schema.json has them. */
export const isTemplates = (value: unknown): value is TemplatesDocument =>
	isObject(value) && value.kind === "templates" && Array.isArray(value.templates);

/** Whether a value has kind, messages as schemas/meta/notifications.schema.json has them. */
export const isNotifications = (value: unknown): value is NotificationsDocument =>
	isObject(value) && value.kind === "notifications" && Array.isArray(value.messages);

/** Whether a value has kind, categories as schemas/meta/categories.schema.json has them. */
export const isCategories = (value: unknown): value is CategoriesDocument =>
	isObject(value) && value.kind === "categories" && Array.isArray(value.categories);

/** Whether a value has kind, states, transitions, clocks as schemas/meta/workflow.schema.json has them. */
export const isCaseWorkflow = (value: unknown): value is WorkflowDocument =>
	isObject(value) && value.kind === "workflow" && isObject(value.states) && Array.isArray(value.transitions) && Array.isArray(value.clocks);
