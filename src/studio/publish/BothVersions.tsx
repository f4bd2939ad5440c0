import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { Publication } from "../api/admin-types.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { useDocuments, useDraftRelease } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { FailureAlert } from "../frame/FailureAlert.tsx";
import { ReadPart } from "../frame/ReadPart.tsx";
import { Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { type PreviewSubject, previewLook, usePreview } from "../preview/use-preview.ts";
import { touchedPages } from "./touched-pages.ts";

type VersionProps = {
	title: string;
	subject: PreviewSubject;
	/** The address of the page that is shown. */
	page: string;
	/** Said where this version has no such page. */
	absent?: string;
	isHiddenOnPhones: boolean;
};

/** One version of a page, drawn by the portal itself. */
function Version({ title, subject, page, absent, isHiddenOnPhones }: VersionProps) {
	const { locale } = useStudioI18n();
	const documents = useDocuments();
	const { preview, failure, busy } = usePreview(subject);
	const address = preview && `${preview.address}${page.slice(1)}#${previewLook(documents, locale)}`;
	return (
		<Stack as="section" gap="2" minW="0" hideBelow={isHiddenOnPhones ? "md" : undefined}>
			<Heading as="h3" size="sm">
				{title}
			</Heading>
			{failure && <FailureAlert text={failure} />}
			{busy && <Loading />}
			{absent ? (
				<Text color="fg.muted">{absent}</Text>
			) : (
				address && (
					// Another page is another visit.
					<Box
						key={address}
						asChild
						w="full"
						h="70dvh"
						minH="30rem"
						border="1px solid {colors.border}"
						borderRadius="md"
						bg="bg.panel"
					>
						<iframe src={address} title={title} />
					</Box>
				)
			)}
		</Stack>
	);
}

/** On a phone the versions stand one above the other, or one of them alone. */
type Shown = "both" | "before" | "after";

function Switch({ shown, onShow }: { shown: Shown; onShow(shown: Shown): void }) {
	const { t } = useStudioI18n();
	const ways = [
		{ id: "both", label: t("Both") },
		{ id: "before", label: t("Before") },
		{ id: "after", label: t("After") },
	] as const;
	return (
		<Flex gap="2" hideFrom="md">
			{ways.map(({ id, label }) => (
				<Button
					key={id}
					size="sm"
					variant={shown === id ? "solid" : "outline"}
					aria-pressed={shown === id}
					onClick={() => onShow(id)}
				>
					{label}
				</Button>
			))}
		</Flex>
	);
}

/** An address without its query. */
const pathIn = (address: string) => address.replace(/\?.*/, "");

/** A page that the changes touch as it is and as it will be: both drawn by the portal, the one in force and the one to come. */
export function BothVersions({ draft }: { draft: string }) {
	const { data, error, mutate } = useAdminRead<{ list: readonly Publication[] }>("releases");
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{({ list }) => <TouchedPages draft={draft} inForce={list.find(({ current }) => current)} />}
		</ReadPart>
	);
}

function TouchedPages({ draft, inForce }: { draft: string; inForce: Publication | undefined }) {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const [chosen, setChosen] = useState("");
	const [shown, setShown] = useState<Shown>("both");
	const touched = touchedPages(baseDocuments, documents);
	const page = touched.includes(chosen) ? chosen : touched[0];
	if (page === undefined || !inForce) return <Text color="fg.muted">{t("No page looks different.")}</Text>;
	const has = (all: typeof documents) =>
		Object.values(all).some((one) => one.kind === "page" && one.path === pathIn(page));
	const named = touched.map((address) => {
		const isPage = (one: (typeof documents)[string]) => one.kind === "page" && one.path === pathIn(address);
		const [own, found] = Object.entries(documents).find(([, one]) => isPage(one)) ?? [];
		const of = address.slice(pathIn(address).length).replace("?", " · ");
		return { value: address, label: own && found ? studioTitle(own, found, portal) + of : address };
	});
	return (
		<Stack gap="4">
			<Field.Root maxW="20rem">
				<Field.Label>{t("Page")}</Field.Label>
				<Choose size="sm" value={page} options={named} onChoose={setChosen} />
			</Field.Root>
			<Switch shown={shown} onShow={setShown} />
			<Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="4">
				<Version
					title={t("Before: as everybody sees it now")}
					subject={{ release: inForce.id }}
					page={page}
					absent={has(baseDocuments) ? undefined : t("This page is new.")}
					isHiddenOnPhones={shown === "after"}
				/>
				<Version
					title={t("After: with these changes")}
					subject={{ draft }}
					page={page}
					absent={has(documents) ? undefined : t("This page goes.")}
					isHiddenOnPhones={shown === "before"}
				/>
			</Grid>
		</Stack>
	);
}
