import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { EditTarget } from "../../../schemas/edits/types.ts";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";

/** To name places in other documents it needs the meta-schemas, for which no inspector waits. */
const References = lazyScreen(() => import("./References.tsx"));

export type UsedInProps = {
	/** The address that the verb `rename` takes. */
	named: EditTarget;
	/** What "remove everywhere" removes: the same for a field, the whole document else. */
	removed: EditTarget;
	/** Its present name, id or path. */
	name: string;
	/** What its reader calls it. */
	title: string;
	onRemoved(): void;
	onRenamed?(name: string): void;
};

/** Where something is used, and ways to give it another name or remove it wherever it is. */
export function UsedIn(props: UsedInProps) {
	return (
		<ScreenArea waiting={null}>
			<References {...props} />
		</ScreenArea>
	);
}

/** The same of a whole form, view or page. */
export function DocumentUsedIn({ path, by }: { path: string; by: "id" | "path" }) {
	const { portal } = useStudioI18n();
	const documents = useDocuments();
	const id = useDraftState("id");
	const navigate = useNavigate();
	const document = documents[path];
	const name = document?.[by];
	const named = useMemo(() => ({ path, at: `/${by}` }), [path, by]);
	const removed = useMemo(() => ({ path, at: "" }), [path]);
	if (!document || typeof name !== "string") return null;
	return (
		<UsedIn
			named={named}
			removed={removed}
			name={name}
			title={studioTitle(path, document, portal)}
			onRemoved={() => void navigate(`/admin/studio/${id}`)}
		/>
	);
}
