import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.ts";
import { Remarks } from "../checking/Remarks.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { DocumentUsedIn } from "../references/UsedIn.tsx";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { metaPartAt } from "../settings/meta-parts.ts";

/** What stands on the canvas. */
const ON_CANVAS = ["blocks", "missing", "filters", "columns", "groups", "actions", "notices", "closing"];

/** What is said of a page or view as a whole: made from its meta-schema. */
export function PageInspector({ path, document }: { path: string; document: JsonObject }) {
	const { t } = useStudioI18n();
	const { list } = useDiagnostics();
	const part = useMemo(() => metaPartAt(document, ""), [document]);
	const own = diagnosticsAt(list, path).filter(({ pointer }) => !/^\/(blocks|missing|notices|closing)\//.test(pointer));
	if (!part) return null;
	return (
		<Box>
			<Box px="5" py="4">
				<Heading as="h2" size="md">
					{document.kind === "page" ? t("The whole page") : t("The whole view")}
				</Heading>
				<Text color="fg.muted">{t("Choose a part to change it.")}</Text>
			</Box>
			<Remarks list={own} />
			<Stack px="5" pb="5" borderTopWidth="1px" pt="4">
				<InlineSettings
					{...{ path, document, part }}
					pointer=""
					except={(key) => ON_CANVAS.includes(key) || (document.kind === "view" && key === "type")}
				/>
			</Stack>
			<DocumentUsedIn path={path} by={document.kind === "page" ? "path" : "id"} />
		</Box>
	);
}
