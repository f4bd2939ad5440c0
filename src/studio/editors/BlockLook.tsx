import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { BlockCanvas } from "../canvas/BlockCanvas.tsx";
import { useDocuments } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { blockExample } from "../page/block-example.ts";

const NOTHING: ReadonlyMap<unknown, string> = new Map();

/** A type of block as citizens get it: with invented data, or what the portal has. */
export function BlockLook({ type }: { type: string }) {
	const i18n = useStudioI18n();
	const documents = useDocuments();
	const example = useMemo(() => blockExample(type, documents, i18n), [type, documents, i18n]);
	if (!example) return <Text>{i18n.t("This page cannot be drawn as it is. See its problems.")}</Text>;
	return <BlockCanvas {...example} pointers={NOTHING} documents={documents} />;
}
