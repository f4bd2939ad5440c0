import { Box } from "@chakra-ui/react/box";
import { useEffect, useRef } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { showDiff } from "./diff-view.ts";

/** Room for two texts beside each other. */
const WIDE = "(min-width: 62em)";

/** A document's text before and after, in a shadow root. A chunk of its own: only who compares sources loads it. */
export default function DiffPane({ title, before, after }: { title: string; before: string; after: string }) {
	const { t } = useStudioI18n();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!host.current) return;
		return showDiff({
			root: host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" }),
			before,
			after,
			labels: { before: t("{title}, before", { title }), after: t("{title}, after", { title }) },
			phrases: { "$ unchanged lines": t("$ unchanged lines") },
			isWide: window.matchMedia(WIDE).matches,
		});
	}, [title, before, after, t]);
	return <Box ref={host} maxH="70dvh" overflow="auto" borderWidth="1px" borderRadius="md" data-source-diff="" />;
}
