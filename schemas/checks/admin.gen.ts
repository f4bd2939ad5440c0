/* Generated from scripts/checks/declared-checks.ts by `npm run generate`. Do not edit. */

import { isObject } from "../json/json.ts";
import type { ArticleContent, ProjectContent } from "../types.gen.ts";

/** Whether a value has body as schemas/api/shapes/article-content.schema.json has them. */
export const isContent = (value: unknown): value is ArticleContent | ProjectContent =>
	isObject(value) && typeof value.body === "string";
