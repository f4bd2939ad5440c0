import { Alert } from "@chakra-ui/react/alert";
import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { useDiagnostics } from "../checking/diagnostics.tsx";
import { Conflicts } from "../conflicts/Conflicts.tsx";
import { WayOn } from "../draft/Closed.tsx";
import { useDocuments, useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { actPressed, ariaKeys, shownKeys } from "../keys/keys.ts";
import { studioTitle } from "../naming/document-title.ts";
import { Avatar } from "../together/Avatars.tsx";
import { peopleIn, usePresence } from "../together/presence.ts";
import { TopBar } from "./TopBar.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";

/** Where a text is typed, the browser's own undo is meant. */
const isTyping = (target: EventTarget | undefined) =>
	target instanceof HTMLElement &&
	target.matches("input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable], [contenteditable] *");

function useUndoKeys(): void {
	const session = useDraftRelease();
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const name = isTyping(event.composedPath()[0]) ? undefined : actPressed(event, ["undo", "redo"]);
			if (!name || session.snapshot().isClosed) return;
			event.preventDefault();
			session[name]();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [session]);
}

/** Whether all edits are with the server, in words. */
function SaveState() {
	const { t } = useStudioI18n();
	const saving = useDraftState("saving");
	const refusal = useDraftState("refusal");
	const message = {
		saved: t("All changes saved"),
		saving: t("Saving…"),
		offline: t("No connection: kept on this device, sent later"),
		refused: t("Not saved: {why}", { why: refusal }),
	}[saving];
	const isWrong = saving === "offline" || saving === "refused";
	return (
		<Text role="status" fontSize="xs" color={isWrong ? "fg.error" : "fg.muted"} data-saving={saving}>
			{message}
		</Text>
	);
}

/** What can be done to changes that are not published or discarded yet. */
function Tools({ commands }: { commands: ReactNode }) {
	const { t } = useStudioI18n();
	const session = useDraftRelease();
	const canUndo = useDraftState("canUndo");
	const canRedo = useDraftState("canRedo");
	const id = useDraftState("id");
	const isClosed = useDraftState("isClosed");
	const errors = useDiagnostics().filter(({ severity }) => severity === "error").length;
	return isClosed ? null : (
		<Flex gap="1" align="center">
			{commands}
			<Button
				size="sm"
				variant="ghost"
				px="2"
				disabled={!canUndo}
				onClick={session.undo}
				aria-keyshortcuts={ariaKeys("undo")}
				title={t("{what} ({keys})", { what: t(ACTS.undo.label), keys: shownKeys("undo") })}
				aria-label={t(ACTS.undo.label)}
			>
				<Icon icon={ACTS.undo.icon} />
				<Box as="span" hideBelow="md">
					{t(ACTS.undo.label)}
				</Box>
			</Button>
			<Button
				size="sm"
				variant="ghost"
				px="2"
				disabled={!canRedo}
				onClick={session.redo}
				aria-keyshortcuts={ariaKeys("redo")}
				title={t("{what} ({keys})", { what: t(ACTS.redo.label), keys: shownKeys("redo") })}
				aria-label={t(ACTS.redo.label)}
			>
				<Icon icon={ACTS.redo.icon} />
				<Box as="span" hideBelow="md">
					{t(ACTS.redo.label)}
				</Box>
			</Button>
			<Button asChild size="sm">
				<Link to={`/admin/studio/${id}/publish`}>
					{t("Publish")}
					{errors > 0 && (
						<Badge colorPalette="red" variant="solid" size="xs">
							{errors}
						</Badge>
					)}
				</Link>
			</Button>
		</Flex>
	);
}

function Places() {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const list = useDiagnostics();
	const { pathname } = useLocation();
	const open = pathname.split("/document/")[1];
	const row = useRef<HTMLDivElement>(null);
	useCurrentInView(row, pathname);
	const places = [
		{ to: `/admin/studio/${id}`, label: t("Contents"), end: true },
		{ to: `/admin/studio/${id}/texts`, label: t("Texts") },
		{ to: `/admin/studio/${id}/problems`, label: t("Problems"), count: list.length },
		{ to: `/admin/studio/${id}/preview${open ? `?of=${open}` : ""}`, label: t("Preview") },
		{ to: `/admin/studio/${id}/import`, label: t("Import and export") },
		{ to: `/admin/studio/${id}/publish`, label: t("Review and publish") },
	];
	return (
		<Flex
			as="nav"
			ref={row}
			aria-label={t("Parts of these changes")}
			gap="1"
			px={{ base: "1", md: "3" }}
			overflowX="auto"
			bg="bg.panel"
			borderBottomWidth="1px"
		>
			{places.map(({ to, label, end, count }) => (
				<ChakraLink
					key={label}
					asChild
					variant="plain"
					px="3"
					py="2.5"
					whiteSpace="nowrap"
					color="fg.muted"
					borderBottomWidth="2px"
					borderColor="transparent"
					_currentPage={{ color: "brand.fg", borderColor: "brand.mark", fontWeight: "semibold" }}
				>
					<NavLink to={to} end={end}>
						{label}
						{count ? <Badge size="xs">{count}</Badge> : null}
					</NavLink>
				</ChakraLink>
			))}
		</Flex>
	);
}

/** Everybody else who has these changes open; each leads to where they are. */
function PeopleHere() {
	const { t, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const people = peopleIn(usePresence());
	if (people.length === 0) return null;
	return (
		<Flex as="ul" gap="1" listStyleType="none" aria-label={t("Also here")}>
			{people.map((person) => {
				const isThere = person.path !== null && documents[person.path] !== undefined;
				const title = isThere && person.path ? studioTitle(person.path, documents[person.path], portal) : "";
				const part = person.part === null ? "" : `?part=${encodeURIComponent(person.part)}`;
				const label = title ? t("{name}, at {title}", { name: person.name, title }) : person.name;
				return (
					<li key={person.user_id}>
						<ChakraLink asChild borderRadius="full">
							<Link to={`/admin/studio/${id}${isThere ? `/document/${person.path}${part}` : ""}`} title={label}>
								<Avatar person={person} size="7" />
								<VisuallyHidden>{label}</VisuallyHidden>
							</Link>
						</ChakraLink>
					</li>
				);
			})}
		</Flex>
	);
}

/** Said where somebody else has published or discarded what is open here. */
function ClosedMeanwhile() {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const name = useDraftState("name");
	const isClosed = useDraftState("isClosed");
	const { pathname } = useLocation();
	if (!isClosed || pathname.endsWith("/publish")) return null;
	return (
		<Alert.Root status="warning" role="alert">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{t("These changes were published or discarded")}</Alert.Title>
				<Flex gap="3" align="center" wrap="wrap">
					<WayOn draft={id} name={name} />
				</Flex>
			</Alert.Content>
		</Alert.Root>
	);
}

/** What stands around each screen of a draft release. */
export function DraftFrame({ commands, children }: { commands: ReactNode; children: ReactNode }) {
	const { t } = useStudioI18n();
	const name = useDraftState("name");
	useUndoKeys();
	return (
		<>
			<TopBar
				tools={
					<>
						<PeopleHere />
						<Tools commands={commands} />
					</>
				}
			>
				<Button asChild size="sm" variant="ghost" px="2">
					<Link to="/admin/studio" aria-label={t("All changes")}>
						<Icon icon="layui-icon-left" />
					</Link>
				</Button>
				<Box minW="0">
					<Text fontWeight="semibold" truncate>
						{name}
					</Text>
					<SaveState />
				</Box>
			</TopBar>
			<Places />
			<ClosedMeanwhile />
			<Conflicts />
			<Box as="main">{children}</Box>
		</>
	);
}
