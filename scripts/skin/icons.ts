import { readFileSync } from "node:fs";
import { join } from "node:path";

const HEADER = "/* Generated from the icon catalogue of layui (MIT) by `npm run generate`. Do not edit. */\n";
const FONT = `@font-face {
	font-family: "layui-icon";
	src: url("layui/dist/font/iconfont.woff2") format("woff2");
	font-display: block;
}
.layui-icon {
	font-family: "layui-icon";
	font-style: normal;
	font-weight: 400;
	-webkit-font-smoothing: antialiased;
	-moz-osx-font-smoothing: grayscale;
}
`;
const ICON = /\.(layui-icon-[a-z0-9-]+):{1,2}before\s*\{\s*content:\s*['"]\\([0-9a-fA-F]+)['"]/g;

/** The sheet of the icon font, one class per icon, read from the layui package so that the font and its code points agree. */
export function iconsCss(root: string): string {
	const layui = readFileSync(join(root, "node_modules/layui/dist/css/layui.css"), "utf8");
	const rules = [...layui.matchAll(ICON)].map(([, name, code]) => `.${name}::before { content: "\\${code}"; }`);
	return `${HEADER}${FONT}${[...new Set(rules)].sort().join("\n")}\n`;
}
