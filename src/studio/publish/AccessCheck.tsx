import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useDocuments } from "../draft/draft-context.tsx";
import { FailureAlert } from "../frame/FailureAlert.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { previewLook, usePreview } from "../preview/use-preview.ts";
import type { AccessCheckState, PageFindings } from "./use-access-check.ts";

/** The pages of one preview of the draft as it will be, each until axe has looked at it: the draft is compiled once for all of them. */
function CheckedPage({ draft, page, onFound }: { draft: string; page: string; onFound(found: PageFindings): void }) {
	const { t, locale } = useStudioI18n();
	const documents = useDocuments();
	const frame = useRef<HTMLIFrameElement>(null);
	const { preview, failure } = usePreview({ draft });
	if (failure) return <FailureAlert text={failure} />;
	if (!preview) return null;
	const look = async () => {
		const { checkWhenReady } = await import("../preview/frame-check.ts");
		const findings = frame.current ? await checkWhenReady(frame.current).catch(() => null) : null;
		onFound({ page, findings });
	};
	return (
		// The page is drawn as wide as on a desktop, and shown no higher than it takes to see that something happens.
		<Box h="10rem" overflow="hidden" borderWidth="1px" borderRadius="md">
			<Box asChild w="1280px" h="800px" transform="scale(0.5)" transformOrigin="0 0">
				<iframe
					// Another page is another visit.
					key={page}
					ref={frame}
					src={`${preview.address}${page.slice(1)}#${previewLook(documents, locale)}`}
					title={t("The page that is checked")}
					tabIndex={-1}
					onLoad={() => void look()}
				/>
			</Box>
		</Box>
	);
}

/** What axe found on one page, with the way to look at it. */
function Found({ draft, found: { page, findings } }: { draft: string; found: PageFindings }) {
	const { t } = useStudioI18n();
	return (
		<Stack as="li" gap="1">
			<Text>
				<ChakraLink asChild>
					<Link to={`/admin/studio/${draft}/preview?page=${encodeURIComponent(page)}`}>{page}</Link>
				</ChakraLink>{" "}
				{findings
					? t(
							"{count, plural, =0 {axe finds nothing wrong.} one {axe finds # problem.} other {axe finds # problems.}}",
							{ count: findings.length },
						)
					: t("The page could not be checked.")}
			</Text>
			{findings?.map(({ rule, help, targets }) => (
				<Text key={rule} fontSize="sm" color="fg.muted" lang="en" overflowWrap="anywhere">
					{help} ({targets.slice(0, 3).join(" · ")})
				</Text>
			))}
		</Stack>
	);
}

/** Has axe look at every page that the changes touch, one after the other, as a guest sees it on a desktop. */
export function AccessCheck({ draft, check }: { draft: string; check: AccessCheckState }) {
	const { t } = useStudioI18n();
	const { pages, found, next } = check;
	if (pages.length === 0)
		return (
			<Text color="fg.muted">
				{t("No page that citizens see changes: there is nothing to check for accessibility.")}
			</Text>
		);
	const words =
		next !== undefined
			? t("Checking {page}: {done} of {all}", { page: next, done: found.length, all: pages.length })
			: "";
	return (
		<Stack gap="3">
			<Button
				size="sm"
				variant="outline"
				bg="bg.panel"
				alignSelf="flex-start"
				disabled={next !== undefined}
				onClick={check.start}
			>
				{t(
					"{count, plural, one {Check the page that changes} other {Check the # pages that change}} for accessibility",
					{
						count: pages.length,
					},
				)}
			</Button>
			<Text role="status" color="fg.muted">
				{words}
			</Text>
			{next !== undefined && <CheckedPage draft={draft} page={next} onFound={check.add} />}
			{found.length > 0 && (
				<Stack as="ul" gap="2" listStyleType="none">
					{found.map((one) => (
						<Found key={one.page} draft={draft} found={one} />
					))}
				</Stack>
			)}
		</Stack>
	);
}
