import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_CHINESE } from "../../../schemas/field-types/chinese.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { BLOCK_CHINESE } from "../blocks/chinese.gen.ts";
import content from "./zh-CN.content.json" with { type: "json" };
import editing from "./zh-CN.editing.json" with { type: "json" };
import general from "./zh-CN.json" with { type: "json" };
import settings from "./zh-CN.settings.json" with { type: "json" };

/** The studio's texts in Chinese, by what they are in English; who works in English does not load them. */
export const chinese = { ...BLOCK_CHINESE, ...general, ...editing, ...content, ...settings };

/** What each type of field is called: it says so itself. */
const fieldTypes: Readonly<Record<string, string>> = Object.fromEntries(
	FIELD_TYPE_NAMES.flatMap((name) => {
		const { palette, inspector } = FIELD_AUTHORING[name];
		const { label, help, way, sample } = FIELD_CHINESE[name];
		const ways = inspector.way && way ? [[inspector.way, way]] : [];
		return [[palette.label, label], [palette.help, help], ...ways, ...Object.entries(sample)];
	}),
);

/** All that the studio says in Chinese, with what comes as data. */
export const allChinese: Readonly<Record<string, string>> = { ...fieldTypes, ...chinese };
