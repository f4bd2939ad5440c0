import content from "./zh-CN.content.json" with { type: "json" };
import editing from "./zh-CN.editing.json" with { type: "json" };
import general from "./zh-CN.json" with { type: "json" };
import settings from "./zh-CN.settings.json" with { type: "json" };

/** The studio's texts in Chinese, by what they are in English; who works in English does not load them. */
export const chinese = { ...general, ...editing, ...content, ...settings };
