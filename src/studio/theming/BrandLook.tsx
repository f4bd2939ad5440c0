import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import { useLayoutEffect, useRef } from "react";
import type { Brand } from "../../../schemas/types.gen.ts";
import { BlockCanvas, type CanvasPage } from "../canvas/BlockCanvas.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type BrandLookProps = { brand: Brand; mode: "light" | "dark"; width: "phone" | "desktop"; page: CanvasPage };

const NOTHING: ReadonlyMap<unknown, string> = new Map();
const NO_DOCUMENTS = {};
const NO_QUERY = {};

/** The rules of a sheet, those within its layers too. */
const styleRules = (rules: readonly CSSRule[]): CSSStyleRule[] =>
	rules.flatMap((rule) => {
		if (rule instanceof CSSStyleRule) return [rule];
		return rule instanceof CSSLayerBlockRule ? styleRules([...rule.cssRules]) : [];
	});

/** The custom properties of all colours, as the portal's style sheet derives them at the root. */
function derivedColours(): [string, string][] {
	const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
	const root = sheets
		.flatMap(({ cssRules }) => styleRules([...cssRules]))
		.filter((rule) => rule.selectorText === ":root");
	return root.flatMap(({ style }) =>
		[...style].flatMap((name): [string, string][] =>
			name.startsWith("--pt-colors-") ? [[name, style.getPropertyValue(name)]] : [],
		),
	);
}

/** One look of the portal: in light or dark, as wide as a phone or a desktop, with the brand that one is choosing. */
export function BrandLook({ brand, mode, width, page }: BrandLookProps) {
	const { t } = useStudioI18n();
	const box = useRef<HTMLDivElement>(null);
	const colours = mode === "dark" ? { ...brand, ...brand.dark } : brand;
	const { primary, on_primary, accent } = colours;
	useLayoutEffect(() => {
		const style = box.current?.style;
		// What is derived at the root keeps the root's colours: derived anew here, it follows these.
		if (mode === "light") for (const [name, value] of derivedColours()) style?.setProperty(name, value);
		style?.setProperty("--pt-brand-primary", primary);
		style?.setProperty("--pt-brand-on-primary", on_primary);
		style?.setProperty("--pt-brand-accent", accent);
	}, [mode, primary, on_primary, accent]);
	const name = {
		light: { phone: t("Light, phone"), desktop: t("Light, desktop") },
		dark: { phone: t("Dark, phone"), desktop: t("Dark, desktop") },
	}[mode][width];
	return (
		<Box as="section" aria-label={name} minW="0">
			<Text fontWeight="medium" mb="2">
				{name}
			</Text>
			<Box maxW={width === "phone" ? "24rem" : "none"} borderWidth="1px" borderRadius="lg" overflow="hidden">
				<Box ref={box} className={mode} inert bg="bg" color="fg" p="4" data-look={`${mode} ${width}`}>
					<BlockCanvas {...{ page }} pointers={NOTHING} documents={NO_DOCUMENTS} query={NO_QUERY} />
				</Box>
			</Box>
		</Box>
	);
}
