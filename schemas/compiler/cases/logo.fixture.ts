import type { Json } from "../changed-portal.fixture.ts";
import { type Case, site } from "./provoke.fixture.ts";

const svg = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`;
const DRAWING = svg('<svg xmlns="http://www.w3.org/2000/svg"></svg>');

/** A brand with a logo, but for some parts of it. */
const logo = (parts: { [part: string]: Json | undefined }) => {
	const colours = { primary: "#0b6660", on_primary: "#ffffff", accent: "#b4541a", logo_icon: "layui-icon-home" };
	const whole = { ...colours, logo: { alt: "Example", ratio: 3 }, logo_picture: DRAWING, ...parts };
	return site(["brand"], JSON.parse(JSON.stringify(whole)));
};

/** What is wrong with a logo. */
export const LOGO_CASES: Case[] = [
	[
		"logo-picture",
		"a drawing that runs a script",
		logo({ logo_picture: svg('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') }),
		"site.json",
		"/brand/logo_picture",
		'"logo_picture"',
	],
	[
		"logo-picture",
		"a PNG that says to be a WebP",
		logo({ dark: { logo_picture: `data:image/webp;base64,${btoa("\x89PNG\r\n\x1a\n")}` } }),
		"site.json",
		"/brand/dark/logo_picture",
		'"logo_picture"',
	],
	[
		"logo-picture",
		"a picture of more than 24 KB",
		logo({ logo_picture: `data:image/png;base64,${"A".repeat(33_000)}` }),
		"site.json",
		"/brand/logo_picture",
		'"logo_picture"',
	],
	[
		"incomplete-logo",
		"a logo without its picture",
		logo({ logo_picture: undefined }),
		"site.json",
		"/brand/logo",
		'"logo"',
	],
	[
		"incomplete-logo",
		"a picture of which nothing is said",
		logo({ logo: undefined }),
		"site.json",
		"/brand",
		'"brand"',
	],
	[
		"unlabelled-logo",
		"a logo in the place of the name, without words",
		logo({ logo: { alt: "", ratio: 3, alone: true } }),
		"site.json",
		"/brand/logo/alt",
		'"alt"',
	],
];
