import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { useMemo, useRef, useState } from "react";
import type { Publication } from "../api/admin-types.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { useDocuments, useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { FailureAlert } from "../frame/FailureAlert.tsx";
import { useSearch } from "../frame/use-search.ts";
import { useTitle } from "../frame/use-window.ts";
import { Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AccessibilityPanel } from "./AccessibilityPanel.tsx";
import { KeepTried } from "./KeepTried.tsx";
import { changedAddress, previewAddress, previewedOf } from "./preview-pages.ts";
import { SharePanel } from "./SharePanel.tsx";
import { usePreview } from "./use-preview.ts";
import { useViewer } from "./use-viewer.ts";
import { ViewerChoice } from "./ViewerChoice.tsx";

/** Widths of the frame, in CSS pixels. */
const WIDTHS = { phone: 390, tablet: 820, desktop: 1280 } as const;

/** What the screen shows, in its address: so a reload and a bookmark lead to the same. */
function useLook() {
	const [search, changeSearch] = useSearch();
	const of = (name: string, otherwise: string) => search.get(name) ?? otherwise;
	const look = (name: string) => (value: string) => changeSearch((now) => now.set(name, value));
	return { of, look };
}

type LabelledProps = Parameters<typeof Choose>[0] & { label: string };

/** A choice with its label above it. */
function Labelled({ label, ...choice }: LabelledProps) {
	return (
		<Field.Root w={{ base: "calc(50% - 0.375rem)", md: "10rem" }}>
			<Field.Label>{label}</Field.Label>
			<Choose size="sm" {...choice} />
		</Field.Root>
	);
}

/** The portal as it will be: the real one, with the changes in it, in a frame. It reads what citizens read, and sends nothing. */
export default function PreviewScreen() {
	const { t, time, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const { of, look } = useLook();
	const { pages, locales, home } = useMemo(() => previewedOf(documents, portal), [documents, portal]);
	const releases = useAdminRead<{ list: readonly Publication[] }>("releases").data?.list ?? [];
	const frame = useRef<HTMLIFrameElement>(null);
	const subject = of("release", "");
	const { preview, failure, busy, make } = usePreview(subject === "" ? { draft: id } : { release: subject });
	useTitle(t("Preview"));
	// Whoever comes from a document looks at it, anybody else at what was changed; it need not be among the pages that are offered.
	const [changed] = useState(() => changedAddress(documents, baseDocuments));
	const page = of("page", previewAddress(documents, of("of", "")) ?? changed ?? home);
	const width = of("width", "phone");
	const wish = { as: of("as", "guest"), number: of("number", ""), recorded: of("answers", "live") === "recorded" };
	const { viewer, ready, failure: notRead, recordAnew } = useViewer(wish);
	const chosen = { locale: of("locale", locales[0]?.value ?? ""), color: of("color", "light") };
	const reader = {
		as: wish.as,
		...(viewer && { viewer: viewer.id }),
		...(wish.as === "reporter" && { number: wish.number }),
	};
	const address =
		preview && ready
			? `${preview.address}${page.slice(1)}#${new URLSearchParams({ ...chosen, ...reader })}`
			: undefined;
	const widths = [
		{ value: "phone", label: t("Phone") },
		{ value: "tablet", label: t("Tablet") },
		{ value: "desktop", label: t("Desktop") },
	];
	const colors = [
		{ value: "light", label: t("Light") },
		{ value: "dark", label: t("Dark") },
	];
	const states = [
		{ value: "", label: t("These changes") },
		...releases.map(({ id: own, published_at, note }) => ({
			value: own,
			label: `${time(published_at)} ${note}`.slice(0, 60),
		})),
	];
	const wide = width === "tablet" ? WIDTHS.tablet : width === "desktop" ? WIDTHS.desktop : WIDTHS.phone;
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }} alignItems="start">
			<Stack gap="4" p={{ base: "3", md: "6" }} minW="0">
				<Heading as="h1" size="xl">
					{t("Preview")}
				</Heading>
				<Flex gap="3" wrap="wrap" align="flex-end">
					<Labelled label={t("State of the portal")} value={subject} options={states} onChoose={look("release")} />
					<Labelled label={t("Page")} value={page} options={pages} onChoose={look("page")} />
					<Labelled label={t("Device")} value={width} options={widths} onChoose={look("width")} />
					<Labelled label={t("Language")} value={chosen.locale} options={locales} onChoose={look("locale")} />
					<Labelled label={t("Colours")} value={chosen.color} options={colors} onChoose={look("color")} />
					<Button size="sm" variant="outline" disabled={busy} onClick={() => void make()}>
						{t("Show the latest")}
					</Button>
				</Flex>
				{failure && <FailureAlert text={failure} />}
				{busy && <Loading />}
				{address && (
					<Box overflowX="auto" tabIndex={0} role="region" aria-label={t("The portal as it will be")}>
						<Box
							// Another look is another visit: the page starts anew with it.
							key={address}
							asChild
							w={`${wide}px`}
							boxSizing="content-box"
							h="calc(100dvh - 16rem)"
							minH="30rem"
							border="1px solid {colors.border}"
							borderRadius="md"
							bg="bg.panel"
						>
							<iframe ref={frame} src={address} title={t("The portal as it will be")} />
						</Box>
					</Box>
				)}
			</Stack>
			<Stack
				as="aside"
				gap="8"
				p="5"
				bg="bg.panel"
				borderLeftWidth={{ lg: "1px" }}
				minH={{ lg: "calc(100dvh - 7rem)" }}
			>
				<ViewerChoice
					wish={wish}
					viewer={viewer}
					recordAnew={recordAnew}
					failure={notRead}
					onWish={(name, value) => look(name)(value)}
				/>
				<KeepTried frame={frame} />
				<AccessibilityPanel key={address ?? ""} frame={frame} isShown={address !== undefined} />
				<SharePanel make={make} />
			</Stack>
		</Grid>
	);
}
