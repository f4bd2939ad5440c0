/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { UserInfo } from "../types.gen.ts";

/** Whether a value has id, mobile, nickname, roles as schemas/api/shapes/user-info.schema.json has them. */
export const isUserInfo = (value: unknown): value is UserInfo =>
	isObject(value) && typeof value.id === "string" && typeof value.mobile === "string" && typeof value.nickname === "string" && Array.isArray(value.roles);
