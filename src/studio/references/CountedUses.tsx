import { Skeleton } from "@chakra-ui/react/skeleton";
import { Text } from "@chakra-ui/react/text";
import { useAdminRead } from "../api/use-admin.ts";
import { useDraftState } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** How many drafts of a form citizens have, and how many of its cases are open, as the server counts them. */
type FormUse = { drafts: number; open_cases: number };

/** What citizens have of a form before it, or a question of it, is taken away: no document tells of that. */
export function CountedUses({ path }: { path: string }) {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const { data, error } = useAdminRead<FormUse>(`draft-releases/${id}/form-uses?${new URLSearchParams({ path })}`);
	if (error) return <Text role="alert">{t("How many drafts and open cases this form has could not be counted.")}</Text>;
	if (!data) return <Skeleton height="5" width="80%" aria-busy="true" />;
	return (
		<Text
			role="status"
			borderStartWidth="4px"
			borderColor={data.drafts + data.open_cases > 0 ? "border.warning" : "border"}
			ps="3"
			py="1"
		>
			{t("Citizens' drafts on the server: {drafts}, open cases: {cases}", {
				drafts: data.drafts,
				cases: data.open_cases,
			})}
		</Text>
	);
}
