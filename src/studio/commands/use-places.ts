import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import useSWRImmutable from "swr/immutable";
import type { PartAct } from "../arrange/part-acts.ts";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** Finding things in documents needs the meta-schemas: loaded after the screen, so that it does not wait for them. */
export const useOutline = () => useSWRImmutable("outline", () => import("../outline/outline.ts")).data;

/** Ways to every document, and to what in them has the words looked for. */
export function usePlaces(query: string): PartAct[] {
	const { t, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const navigate = useNavigate();
	const outline = useOutline();
	return useMemo(() => {
		if (!outline) return [];
		const { findIn, outlineOf, placeAddress } = outline;
		const all = outlineOf(documents, portal).map(({ path, title }) => ({
			id: `go ${path}`,
			label: t("Go to: {title}", { title }),
			run: () => void navigate(placeAddress(id, documents, path)),
		}));
		if (query.trim().length < 2) return all;
		const found = findIn(documents, query, portal).flatMap(({ path, pointer, text, document, what }) =>
			what === "document"
				? []
				: [
						{
							id: `at ${path} ${pointer}`,
							label: `${text} · ${document}`,
							run: () => void navigate(placeAddress(id, documents, path, pointer)),
						},
					],
		);
		return [...all, ...found];
	}, [outline, id, documents, navigate, query, t, portal]);
}
