import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useMemo, useState } from "react";
import { isBrand } from "../../../schemas/checks/studio.gen.ts";
import { brandContrasts } from "../../../schemas/compiler/check/brand.ts";
import { asObject, asString, type JsonObject } from "../../../schemas/json/json.ts";
import type { Brand } from "../../../schemas/types.gen.ts";
import type { CanvasPage } from "../canvas/BlockCanvas.tsx";
import { useWordings } from "../checking/use-wordings.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { type MetaPart, metaPartAt } from "../settings/meta-parts.ts";
import { BrandLook } from "./BrandLook.tsx";
import { ColourInput } from "./ColourInput.tsx";
import { LogoEditor } from "./LogoEditor.tsx";

/** The colours that the portal wears. Its blocks have no use for `accent`: who writes blocks that have sets it in the source. */
const COLOURS = ["primary", "on_primary"] as const;
type Key = (typeof COLOURS)[number];
type Mode = "light" | "dark";

/** Colours that one drags over and has not stayed at yet. */
type Dragged = Readonly<Record<Mode, Readonly<Record<string, string>>>>;

/** What of the portal is shown in each look. */
function useSamplePage(icon: string): CanvasPage {
	const { t } = useStudioI18n();
	return useMemo(
		() => ({
			blocks: [
				{
					type: "hero",
					title: t("What can we do for you?"),
					text: t("A few words below the title."),
					icon,
					size: "page",
				},
				{ type: "link", label: t("A link"), link: { to: "/" } },
				{ type: "link", label: t("The main button"), link: { to: "/" }, appearance: "solid" },
				{ type: "notice", tone: "info", title: t("Good to know"), text: t("A notice within a page.") },
				{ type: "card", title: t("A card"), text: t("With a link as a whole."), icon, link: { to: "/" } },
			],
		}),
		[t, icon],
	);
}

/** The contrasts that the brand leads to, those that are too low first. */
function Contrasts({ brand }: { brand: Brand }) {
	const words = useWordings();
	const { t } = useStudioI18n();
	const worn = brandContrasts(brand).filter(({ key }) => COLOURS.some((own) => own === key));
	const pairs = worn.toSorted((a, b) => a.ratio / a.min - b.ratio / b.min);
	return (
		<Stack as="ul" gap="1" aria-label={t("Contrast")}>
			{pairs.map(({ what, ratio, min }) => (
				<Flex as="li" key={String(what)} gap="2" align="center">
					<Badge colorPalette={ratio >= min ? "green" : "red"}>{ratio.toFixed(2)} : 1</Badge>
					<Text fontSize="xs">
						{words?.(what)}
						{ratio < min && ` · ${t("at least {min} : 1", { min })}`}
					</Text>
				</Flex>
			))}
		</Stack>
	);
}

/** What a colour is for, as the meta-schema of the brand says it. */
const descriptionOf = ({ schema }: MetaPart, key: Key) =>
	asString(asObject(asObject(schema.properties)[key]).description) ?? "";

/** The portal's looks: colours to drag, with their contrast and all four looks beside them, and the other tokens of the brand. */
export default function ThemeEditor({ path, document }: { path: string; document: JsonObject }) {
	const { t, translate, portal } = useStudioI18n();
	const make = useMake();
	const [dragged, setDragged] = useState<Dragged>({ light: {}, dark: {} });
	const written = asObject(document.brand);
	const part = useMemo(() => metaPartAt(document, "/brand"), [document]);
	const live = { ...written, ...dragged.light, dark: { ...asObject(written.dark), ...dragged.dark } };
	const page = useSamplePage(String(written.logo_icon ?? "layui-icon-home"));
	const words: Record<Key, string> = {
		primary: t("Main colour"),
		on_primary: t("Text on the main colour"),
	};
	const drag = (mode: Mode, key: Key, value: string) =>
		setDragged((before) => ({ ...before, [mode]: { ...before[mode], [key]: value } }));
	const commit = (mode: Mode, key: Key, value: string | undefined) => {
		make(...setAt(path, document, ["brand", ...(mode === "dark" ? [mode] : []), key], value));
		setDragged((before) => {
			const { [key]: _, ...others } = before[mode];
			return { ...before, [mode]: others };
		});
	};
	const look = { name: portal(String(document.name ?? "")), page };
	if (!part || !isBrand(live))
		return <Text p="6">{t("The colours of the brand are not written as #rrggbb. See the source.")}</Text>;
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "22rem minmax(0, 1fr)" }} alignItems="start">
			<Stack gap="5" bg="bg.panel" p="5" borderEndWidth={{ lg: "1px" }}>
				<Heading as="h2" size="md">
					{t("Brand")}
				</Heading>
				{COLOURS.map((key) => (
					<ColourInput
						key={key}
						label={words[key]}
						help={translate(descriptionOf(part, key))}
						value={live[key].toLowerCase()}
						onDrag={(value) => drag("light", key, value)}
						onCommit={(value) => commit("light", key, value)}
					/>
				))}
				{COLOURS.map((key) => (
					<Stack key={key} gap="1" align="flex-start">
						<ColourInput
							label={t("{colour} in dark mode", { colour: words[key] })}
							value={(live.dark?.[key] ?? live[key]).toLowerCase()}
							onDrag={(value) => drag("dark", key, value)}
							onCommit={(value) => commit("dark", key, value)}
						/>
						{asObject(written.dark)[key] !== undefined && (
							<Button size="xs" variant="ghost" onClick={() => commit("dark", key, undefined)}>
								{t("As in light mode")}
								<VisuallyHidden>{words[key]}</VisuallyHidden>
							</Button>
						)}
					</Stack>
				))}
				<Contrasts brand={live} />
				<LogoEditor path={path} document={document} brand={live} />
				<InlineSettings
					path={path}
					document={document}
					part={part}
					pointer="/brand"
					except={(key) => ["dark", "logo", "accent"].includes(key) || COLOURS.some((one) => one === key)}
				/>
			</Stack>
			<Box p={{ base: "3", md: "6" }} minW="0">
				<Grid templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 22rem" }} gap="6">
					<BrandLook {...look} brand={live} mode="light" width="desktop" />
					<BrandLook {...look} brand={live} mode="light" width="phone" />
					<BrandLook {...look} brand={live} mode="dark" width="desktop" />
					<BrandLook {...look} brand={live} mode="dark" width="phone" />
				</Grid>
			</Box>
		</Grid>
	);
}
