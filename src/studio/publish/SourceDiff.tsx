import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Icon } from "../../../renderer/index.ts";
import { useDocuments, useDraftRelease } from "../draft/draft-context.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";

const DiffPane = lazyScreen(() => import("../source/DiffPane.tsx"));

/** A document as it is written, before the changes and with them. */
function Sources({ path }: { path: string }) {
	const session = useDraftRelease();
	const documents = useDocuments();
	const { portal } = useStudioI18n();
	const textIn = (sources: readonly { path: string; text: string }[]) =>
		sources.find((source) => source.path === path)?.text ?? "";
	return (
		<ScreenArea>
			<DiffPane
				title={studioTitle(path, documents[path] ?? session.baseDocuments[path], portal)}
				before={textIn(session.baseSources)}
				after={textIn(session.sources())}
			/>
		</ScreenArea>
	);
}

/** The difference of a document's source, for whoever reads JSON; loaded when it is opened. */
export function SourceDiff({ path }: { path: string }) {
	const { t } = useStudioI18n();
	return (
		<Collapsible.Root lazyMount unmountOnExit mt="3">
			<Collapsible.Trigger asChild>
				<Button size="xs" variant="ghost" px="2" ms="-2">
					<Icon icon="layui-icon-fonts-code" />
					{t("Compare the source")}
				</Button>
			</Collapsible.Trigger>
			<Collapsible.Content>
				<Sources path={path} />
			</Collapsible.Content>
		</Collapsible.Root>
	);
}
