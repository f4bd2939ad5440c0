import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { Loading } from "./frame/Waiting.tsx";
import { Home } from "./home/Home.tsx";

const DraftRoutes = lazy(() => import("./draft/DraftRoutes.tsx"));

/** The studio's screens by their address. */
export function StudioRoutes() {
	return (
		<Suspense fallback={<Loading />}>
			<Routes>
				<Route path="/admin" element={<Home />} />
				<Route path="/admin/studio" element={<Home />} />
				<Route path="/admin/studio/:draft/*" element={<DraftRoutes />} />
				<Route path="*" element={<Navigate to="/admin/studio" replace />} />
			</Routes>
		</Suspense>
	);
}
