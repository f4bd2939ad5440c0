import { memo, useEffect, useState } from "react";
import { Route, Routes, useParams } from "react-router-dom";
import { DiagnosticsProvider, useCheckState } from "./checking/diagnostics.tsx";
import { CommandPalette } from "./commands/CommandPalette.tsx";
import { CommandProvider } from "./commands/command-list.tsx";
import { WayOn } from "./draft/Closed.tsx";
import { DraftProvider } from "./draft/draft-context.tsx";
import type { DraftSession } from "./draft/draft-session.ts";
import { useOpenDraft } from "./draft/use-open-draft.ts";
import { usePlace } from "./draft/use-place.ts";
import {
	DocumentScreen,
	fetchScreens,
	ImportScreen,
	NewDocumentScreen,
	NewTestCaseScreen,
	OutlineScreen,
	PreviewScreen,
	ProblemsScreen,
	PublishScreen,
	ReplaceScreen,
	TextsScreen,
} from "./draft-screens.ts";
import { Door } from "./frame/Door.tsx";
import { ScreenArea } from "./frame/ScreenArea.tsx";
import { useUnloadWarning } from "./frame/use-window.ts";
import { Failure, Loading } from "./frame/Waiting.tsx";
import { useStudioI18n } from "./i18n/studio-i18n.ts";
import { DraftFrame } from "./shell/DraftFrame.tsx";
import { PresenceProvider } from "./together/presence.ts";

/** Fetches the other screens after the first check, which is after the first screen: nothing that is waited for comes later by this. */
function ScreensAhead() {
	const { fresh } = useCheckState();
	const [isTime, setTime] = useState(fresh);
	if (fresh && !isTime) setTime(true);
	useEffect(() => {
		if (isTime) fetchScreens();
	}, [isTime]);
	return null;
}

/** The screens stay as they are where only the address changes, which what is around them reads: each reads for itself what it needs. */
const Opened = memo(function Opened({ session }: { session: DraftSession }) {
	// Edits that are not on the server.
	useUnloadWarning(() => session.snapshot().saving === "saving");
	return (
		<CommandProvider>
			<DraftFrame commands={<CommandPalette />}>
				<ScreenArea heading="h1">
					<Routes>
						<Route index element={<OutlineScreen />} />
						<Route path="problems" element={<ProblemsScreen />} />
						<Route path="texts" element={<TextsScreen />} />
						<Route path="import" element={<ImportScreen />} />
						<Route path="new/test-case" element={<NewTestCaseScreen />} />
						<Route path="new/:kind" element={<NewDocumentScreen />} />
						<Route path="preview" element={<PreviewScreen />} />
						<Route path="publish" element={<PublishScreen />} />
						<Route path="replace" element={<ReplaceScreen />} />
						<Route path="document/*" element={<DocumentScreen />} />
					</Routes>
				</ScreenArea>
			</DraftFrame>
			<ScreensAhead />
		</CommandProvider>
	);
});

/** The screens of one draft release. */
export default function DraftRoutes() {
	const { draft = "" } = useParams();
	const { t } = useStudioI18n();
	const { session, others, opened, isClosed, name, error, again } = useOpenDraft(draft);
	usePlace(session ? draft : null, opened);
	if (error) return <Failure error={error} onAgain={again} />;
	if (isClosed)
		return (
			<Door title={t("These changes were published or discarded")}>
				<p>{t("They cannot be changed any more. Begin new ones on the first screen.")}</p>
				<WayOn draft={draft} name={name} />
			</Door>
		);
	if (!session || session.snapshot().id !== draft) return <Loading />;
	return (
		<DraftProvider value={session}>
			<PresenceProvider value={others}>
				<DiagnosticsProvider key={draft}>
					<Opened session={session} />
				</DiagnosticsProvider>
			</PresenceProvider>
		</DraftProvider>
	);
}
