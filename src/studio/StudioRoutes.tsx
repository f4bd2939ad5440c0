import { useEffect } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { deskWanted } from "../../schemas/rules/portal/desk-sign-in.ts";
import { DESK_PATH } from "../../schemas/rules/portal/server-paths.ts";
import { draftAddress } from "./draft-address.ts";
import { DocumentScreen, OutlineScreen } from "./draft-screens.ts";
import { lazyScreen } from "./frame/lazy-screen.tsx";
import { ScreenArea } from "./frame/ScreenArea.tsx";
import { Loading } from "./frame/Waiting.tsx";
import { Home } from "./home/Home.tsx";
import { useMe } from "./session/account.ts";
import { editsPortal, worksAtDesk } from "./session/rights.ts";

const AccountScreen = lazyScreen(() => import("./account/AccountScreen.tsx"));
const AuditScreen = lazyScreen(() => import("./audit/AuditScreen.tsx"));
const ContentScreen = lazyScreen(() => import("./content/ContentScreen.tsx"));
const ContentEditor = lazyScreen(() => import("./content/ContentEditor.tsx"));
const NoticesScreen = lazyScreen(() => import("./content/NoticesScreen.tsx"));
const FunnelScreen = lazyScreen(() => import("./funnel/FunnelScreen.tsx"));
const OperationScreen = lazyScreen(() => import("./operation/OperationScreen.tsx"));
const DataRequestsScreen = lazyScreen(() => import("./personal-data/DataRequestsScreen.tsx"));
const DataRequestScreen = lazyScreen(() => import("./personal-data/DataRequestScreen.tsx"));
const RetentionScreen = lazyScreen(() => import("./retention/RetentionScreen.tsx"));
const StaffingScreen = lazyScreen(() => import("./staffing/StaffingScreen.tsx"));
const SuggestionsScreen = lazyScreen(() => import("./suggestions/SuggestionsScreen.tsx"));
const PeopleScreen = lazyScreen(() => import("./people/PeopleScreen.tsx"));
const DraftRoutes = lazyScreen(() => import("./DraftRoutes.tsx"));

/** Loads what an address leads to in a draft release; resolves once it is there, or cannot be had now. */
export async function fetchFirst(pathname: string): Promise<void> {
	const { screen } = draftAddress(pathname) ?? {};
	if (screen === undefined) return;
	const First = screen === "" ? OutlineScreen : screen.startsWith("document/") ? DocumentScreen : null;
	await Promise.all([DraftRoutes.ahead(), First?.ahead()]);
}

/** Whoever came to sign in for the desk goes on there, and so does whoever has nothing to do in the studio. */
function First() {
	const me = useMe();
	const wanted = deskWanted(useLocation().search) ?? (editsPortal(me) ? undefined : DESK_PATH);
	const desk = worksAtDesk(me) ? wanted : undefined;
	useEffect(() => {
		if (desk) window.location.replace(desk);
	}, [desk]);
	return desk ? <Loading /> : <Home />;
}

/** The studio's screens by their address. */
export function StudioRoutes() {
	return (
		<ScreenArea heading="h1">
			<Routes>
				<Route path="/admin" element={<First />} />
				<Route path="/admin/studio" element={<First />} />
				<Route path="/admin/studio/:draft/*" element={<DraftRoutes />} />
				<Route path="/admin/content" element={<Navigate to="/admin/content/article" replace />} />
				<Route path="/admin/content/notices" element={<NoticesScreen />} />
				<Route path="/admin/content/:kind" element={<ContentScreen />} />
				<Route path="/admin/content/:kind/:id" element={<ContentEditor />} />
				<Route path="/admin/account" element={<AccountScreen />} />
				<Route path="/admin/forms" element={<FunnelScreen />} />
				<Route path="/admin/people" element={<PeopleScreen />} />
				<Route path="/admin/audit" element={<AuditScreen />} />
				<Route path="/admin/operation" element={<OperationScreen />} />
				<Route path="/admin/personal-data" element={<DataRequestsScreen />} />
				<Route path="/admin/personal-data/:id" element={<DataRequestScreen />} />
				<Route path="/admin/retention" element={<RetentionScreen />} />
				<Route path="/admin/staffing" element={<StaffingScreen />} />
				<Route path="/admin/suggestions" element={<SuggestionsScreen />} />
				<Route path="*" element={<Navigate to="/admin/studio" replace />} />
			</Routes>
		</ScreenArea>
	);
}
