import { Alert } from "@chakra-ui/react/alert";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Image } from "@chakra-ui/react/image";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { HEADER_GROUNDS } from "../../../schemas/compiler/check/brand.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import type { Brand } from "../../../schemas/types.gen.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { FileButton } from "../frame/FileButton.tsx";
import { Tick } from "../frame/Tick.tsx";
import { toast } from "../frame/toasts.tsx";
import { type StudioText, useStudioI18n } from "../i18n/studio-i18n.ts";
import { TextField } from "../inspector/TextField.tsx";
import { useLogoFacts } from "./logo-facts.ts";
import { LOGO_TYPES, type LogoPicture, readLogo } from "./logo-file.ts";

type Mode = "light" | "dark";
type LogoEditorProps = { path: string; document: JsonObject; brand: Brand };

/** Below this a picture is blurred on a sharp screen: twice the height at which it is drawn. */
const SHARP_PIXELS = 80;

const pictureOf = ({ logo_picture, dark }: Brand, mode: Mode) => (mode === "dark" ? dark?.logo_picture : logo_picture);
const placeOf = (mode: Mode) => ["brand", ...(mode === "dark" ? [mode] : []), "logo_picture"];

/** What is to be told of a logo before others see it. */
function LogoWarnings({ brand, mode }: { brand: Brand; mode: Mode }) {
	const { t } = useStudioI18n();
	const facts = useLogoFacts(
		pictureOf(brand, mode) ?? brand.logo_picture,
		brand.logo?.ratio ?? 1,
		HEADER_GROUNDS[mode],
	);
	if (!facts) return null;
	const faint =
		mode === "dark"
			? "In dark mode, more than half of the logo hardly stands out from the header. Choose a picture for dark mode."
			: "More than half of the logo hardly stands out from the white header.";
	const { height } = facts;
	const texts = [
		...(facts.seen < 0.5 ? [t(faint)] : []),
		...(height !== null && height < SHARP_PIXELS && (mode === "light" || pictureOf(brand, mode))
			? [
					t("The picture is {height} pixels high. From 80 on it is sharp on every screen; an SVG always is.", {
						height,
					}),
				]
			: []),
	];
	return texts.map((text) => (
		<Alert.Root key={text} status="warning" size="sm">
			<Alert.Indicator />
			<Alert.Title fontWeight="normal">{text}</Alert.Title>
		</Alert.Root>
	));
}

function Picture({ path, document, brand, mode }: LogoEditorProps & { mode: Mode }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const url = pictureOf(brand, mode);
	const words: Record<Mode, StudioText> = { light: "Choose a picture", dark: "Choose a picture for dark mode" };
	const place = ({ url: chosen, ratio }: LogoPicture) => {
		const logo = { alt: "", ...brand.logo, ratio };
		const texts =
			mode === "dark" && brand.logo ? [] : setAt(path, document, ["brand", "logo"], JSON.parse(JSON.stringify(logo)));
		make(...setAt(path, document, placeOf(mode), chosen), ...texts);
	};
	const onFiles = async ([file]: readonly File[]) => {
		const read = file && (await readLogo(file));
		if (typeof read === "string") toast("error", t(read));
		else if (read) place(read);
	};
	const remove = () => {
		const all = mode === "dark" || !brand.dark?.logo_picture ? [] : setAt(path, document, placeOf("dark"), undefined);
		const texts = mode === "dark" ? [] : setAt(path, document, ["brand", "logo"], undefined);
		make(...setAt(path, document, placeOf(mode), undefined), ...all, ...texts);
	};
	return (
		<Stack gap="2" align="flex-start">
			{url && (
				<Box p="3" borderWidth="1px" borderRadius="md" style={{ background: HEADER_GROUNDS[mode] }}>
					<Image
						src={url}
						alt={mode === "dark" ? t("The logo in dark mode") : t("The logo")}
						h="10"
						maxW="full"
						objectFit="contain"
					/>
				</Box>
			)}
			<Flex gap="2" wrap="wrap">
				<FileButton accept={LOGO_TYPES} onFiles={(files) => void onFiles(files)}>
					{url ? t("Choose another picture") : t(words[mode])}
				</FileButton>
				{url && (
					<Button size="sm" variant="ghost" onClick={remove}>
						{mode === "dark" ? t("As in light mode") : t("Remove the picture")}
					</Button>
				)}
			</Flex>
			<LogoWarnings brand={brand} mode={mode} />
		</Stack>
	);
}

/** A logo of one's own: its picture, what is read out for it, and another for dark mode. Without one an icon stands there. */
export function LogoEditor(props: LogoEditorProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const { path, document, brand } = props;
	return (
		<Stack as="section" gap="4">
			<Heading as="h3" size="sm">
				{t("Logo")}
			</Heading>
			<Text fontSize="sm" color="fg.muted">
				{t("An SVG, PNG or WebP at the head of each page, in the place of the icon.")}
			</Text>
			<Picture {...props} mode="light" />
			{brand.logo && (
				<>
					<TextField
						label={t("What the picture shows")}
						help={t("Read out to who does not see it. Empty where the name beside it says as much.")}
						value={brand.logo.alt}
						onChange={(alt, isCorrection) =>
							makeText(isCorrection, ...setAt(path, document, ["brand", "logo", "alt"], alt))
						}
					/>
					<Tick
						label={t("The portal's name is in the picture: it does not stand beside it")}
						checked={brand.logo.alone === true}
						onTick={(alone) => make(...setAt(path, document, ["brand", "logo", "alone"], alone || undefined))}
					/>
					<Picture {...props} mode="dark" />
				</>
			)}
		</Stack>
	);
}
