import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { useLayoutEffect, useRef } from "react";
import { Icon, skin } from "../../../renderer/index.ts";
import { brandProperties } from "../../../schemas/compiler/emit/style.ts";
import { asObject } from "../../../schemas/json/json.ts";
import type { Brand } from "../../../schemas/types.gen.ts";
import { BlockCanvas, type CanvasPage } from "../canvas/BlockCanvas.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type BrandLookProps = {
	brand: Brand;
	/** What the portal is called, in its header. */
	name: string;
	mode: "light" | "dark";
	width: "phone" | "desktop";
	page: CanvasPage;
};

const NOTHING: ReadonlyMap<unknown, string> = new Map();
const NO_DOCUMENTS = {};
const NO_QUERY = {};

/** The rules of a sheet, those within its layers too. */
const styleRules = (rules: readonly CSSRule[]): CSSStyleRule[] =>
	rules.flatMap((rule) => {
		if (rule instanceof CSSStyleRule) return [rule];
		return rule instanceof CSSLayerBlockRule ? styleRules([...rule.cssRules]) : [];
	});

/** The custom properties that the portal's style sheet derives at the root from those of the brand: colours, sizes, room, corners, typefaces. */
function derivedProperties(): [string, string][] {
	const sheets = [...document.styleSheets].filter(({ href }) => href !== null);
	const root = sheets
		.flatMap(({ cssRules }) => styleRules([...cssRules]))
		.filter((rule) => rule.selectorText === ":root");
	return root.flatMap(({ style }) =>
		[...style].flatMap((name): [string, string][] =>
			name.startsWith("--pt-") ? [[name, style.getPropertyValue(name)]] : [],
		),
	);
}

const classes = skin.shell();

/** The head of each page, as citizens see it. */
function LookHead({ brand: { logo, logo_icon }, name }: Pick<BrandLookProps, "brand" | "name">) {
	return (
		<Flex align="center" gap="3" px="4" h="14" bg="bg.panel" borderBottomWidth="1px">
			{logo ? (
				<span className={classes.logo} />
			) : (
				<span className={classes.mark}>
					<Icon icon={logo_icon} />
				</span>
			)}
			{!logo?.alone && <span className={classes.name}>{name}</span>}
		</Flex>
	);
}

/** One look of the portal: in light or dark, as wide as a phone or a desktop, with the brand that one is choosing. */
export function BrandLook({ brand, name: portal, mode, width, page }: BrandLookProps) {
	const { t } = useStudioI18n();
	const box = useRef<HTMLDivElement>(null);
	const colours = mode === "dark" ? { ...brand, ...brand.dark } : brand;
	const properties = JSON.stringify(brandProperties(colours));
	useLayoutEffect(() => {
		const style = box.current?.style;
		// What is derived at the root keeps the root's brand: derived anew here, it follows this one. Dark colours have rules of their own.
		for (const [name, value] of derivedProperties())
			if (mode === "light" || !name.startsWith("--pt-colors-")) style?.setProperty(name, value);
		for (const [name, value] of Object.entries(asObject(JSON.parse(properties))))
			style?.setProperty(name, String(value));
	}, [mode, properties]);
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
				<Box
					ref={box}
					className={mode}
					inert
					bg="bg"
					color="fg"
					fontFamily="var(--pt-fonts-body)"
					data-look={`${mode} ${width}`}
				>
					<LookHead brand={brand} name={portal} />
					<Box p="4">
						<BlockCanvas page={page} pointers={NOTHING} documents={NO_DOCUMENTS} query={NO_QUERY} />
					</Box>
				</Box>
			</Box>
		</Box>
	);
}
