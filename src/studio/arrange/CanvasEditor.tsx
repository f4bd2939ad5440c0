import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Grid } from "@chakra-ui/react/grid";
import { Tabs } from "@chakra-ui/react/tabs";
import { memo, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Icon } from "../../../renderer/index.ts";
import { Trailing } from "../frame/Trailing.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useDrops } from "./drag.ts";
import { Palette } from "./Palette.tsx";
import { Structure } from "./Structure.tsx";
import type { Arranging } from "./use-arranging.ts";

type CanvasEditorProps = {
	arranging: Arranging;
	canvas: ReactNode;
	inspector: ReactNode;
};

const FRAME = {
	position: { lg: "sticky" },
	top: { lg: "3.5rem" },
	h: { lg: "calc(100dvh - 3.5rem)" },
	overflowY: { lg: "auto" },
} as const;

const Offers = memo(function Offers({ arranging }: { arranging: Arranging }) {
	const { t } = useStudioI18n();
	return (
		<Tabs.Root defaultValue="palette" size="sm" lazyMount>
			<Tabs.List px="2">
				<Tabs.Trigger value="palette">{t("Add")}</Tabs.Trigger>
				<Tabs.Trigger value="structure">{t("Structure")}</Tabs.Trigger>
			</Tabs.List>
			<Tabs.Content value="palette" px="3">
				<Palette isBeside entries={arranging.arrangement.palette} onAdd={(entry) => arranging.add(entry.id)} />
			</Tabs.Content>
			<Tabs.Content value="structure" px="2">
				<Structure arranging={arranging} />
			</Tabs.Content>
		</Tabs.Root>
	);
});

/** The same structure where there is no room beside the canvas. */
const FoldedStructure = memo(function FoldedStructure({ arranging }: { arranging: Arranging }) {
	const { t } = useStudioI18n();
	return (
		<Collapsible.Root hideFrom="xl" mt="4" lazyMount>
			<Collapsible.Trigger asChild>
				<Button size="sm" variant="outline" bg="bg.panel" w="full">
					<Icon icon="layui-icon-list" />
					{t("Structure")}
				</Button>
			</Collapsible.Trigger>
			<Collapsible.Content>
				<Box bg="bg.panel" borderWidth="1px" borderRadius="md" mt="2" p="2">
					<Structure arranging={arranging} />
				</Box>
			</Collapsible.Content>
		</Collapsible.Root>
	);
});

const SeveralButton = memo(function SeveralButton({
	isSeveral,
	setSeveral,
}: Pick<Arranging, "isSeveral" | "setSeveral">) {
	const { t } = useStudioI18n();
	return (
		<Button
			size="xs"
			variant={isSeveral ? "solid" : "outline"}
			bg={isSeveral ? undefined : "bg.panel"}
			mb="3"
			aria-pressed={isSeveral}
			onClick={() => setSeveral(!isSeveral)}
		>
			<Icon icon="layui-icon-ok" />
			{t("Select several")}
		</Button>
	);
});

/** What stands around a canvas follows an edit once that is painted; at once where one works in it, by whose keys it moves. */
const isElsewhere = (area: RefObject<HTMLElement | null>) => () => !area.current?.contains(document.activeElement);

/** What can be added and what is there; the canvas; and all about what is selected. One below the other on a phone. */
export function CanvasEditor({ arranging, canvas, inspector }: CanvasEditorProps) {
	const { t } = useStudioI18n();
	const aside = useRef<HTMLDivElement>(null);
	const beside = useRef<HTMLDivElement>(null);
	const below = useRef<HTMLDivElement>(null);
	const { selected, isSeveral } = arranging;
	const dropped = useRef(false);
	useDrops(({ entry, part }, place) => {
		if (entry) arranging.add(entry, place);
		else if (part) {
			dropped.current = true;
			arranging.move(part, place);
		}
	});
	const id = selected?.id;
	useEffect(() => {
		const isDropped = dropped.current;
		dropped.current = false;
		// On a phone the inspector stands below what was touched; who drags part after part stays with them.
		if (id && !isSeveral && !isDropped && window.matchMedia("(max-width: 61.99em)").matches)
			aside.current?.scrollIntoView({ block: "start" });
	}, [id, isSeveral]);
	return (
		<Grid
			templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem", xl: "16rem minmax(0, 1fr) 24rem" }}
			alignItems="start"
		>
			<Box
				hideBelow="xl"
				as="section"
				aria-label={t("What can be added")}
				bg="bg.panel"
				borderEndWidth="1px"
				{...FRAME}
			>
				<div ref={beside}>
					<Trailing value={arranging} isOfSame={isElsewhere(beside)}>
						{(shown) => <Offers arranging={shown} />}
					</Trailing>
				</div>
			</Box>
			<Box p={{ base: "3", md: "6" }} minW="0">
				<SeveralButton isSeveral={arranging.isSeveral} setSeveral={arranging.setSeveral} />
				{canvas}
				<div ref={below}>
					<Trailing value={arranging} isOfSame={isElsewhere(below)}>
						{(shown) => <FoldedStructure arranging={shown} />}
					</Trailing>
				</div>
			</Box>
			<Box
				ref={aside}
				as="aside"
				bg="bg.panel"
				minW="0"
				borderStartWidth={{ lg: "1px" }}
				borderTopWidth={{ base: "1px", lg: "0" }}
				scrollMarginTop="4rem"
				{...FRAME}
			>
				{inspector}
			</Box>
		</Grid>
	);
}
