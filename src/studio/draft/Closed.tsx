import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAdmin } from "../api/use-admin.ts";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { unsentEdits } from "./use-open-draft.ts";

/**
 * The way on from a draft release that was published or discarded: what this device could not send to it, as after an hour
 * without a connection, begins new changes; else the list of them.
 */
export function WayOn({ draft, name }: { draft: string; name: string }) {
	const { t } = useStudioI18n();
	const call = useAdmin();
	const navigate = useNavigate();
	const [left] = useState(() => unsentEdits.read(draft).edits);
	const begin = async () => {
		const { code, msg, data } = await call<{ id: string }>("POST", "draft-releases", { name });
		if (code !== 0) return toast("error", msg);
		unsentEdits.write(data.id, { after: 0, edits: left });
		unsentEdits.write(draft, { after: 0, edits: [] });
		return navigate(`/admin/studio/${data.id}`);
	};
	return (
		<>
			{left.length > 0 && (
				<>
					<Text>
						{t(
							"{count, plural, one {# change of yours was} other {# changes of yours were}} not among them, and {count, plural, one {is} other {are}} on this device.",
							{ count: left.length },
						)}
					</Text>
					<Button onClick={() => void begin()}>{t("Begin new changes with them")}</Button>
				</>
			)}
			<Button asChild variant={left.length > 0 ? "outline" : "solid"}>
				<Link to="/admin/studio">{t("All changes")}</Link>
			</Button>
		</>
	);
}
