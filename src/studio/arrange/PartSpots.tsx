import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { type FindRects, type Spot, useSpots } from "../canvas/spots.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AvatarsAt } from "../together/Avatars.tsx";
import { type CanvasPart, fitsAt } from "./arrangement.ts";
import { DropLine } from "./DropLine.tsx";
import { useDraggable, useDropTarget } from "./drag.ts";
import { usePartKeys } from "./part-keys.ts";
import type { Arranging } from "./use-arranging.ts";

type PartSpotsProps = {
	arranging: Arranging;
	/** The parts that could be drawn here. */
	parts: readonly CanvasPart[];
	find: FindRects;
	/** Room around a part that belongs to its spot, in pixels. */
	room: number;
	/** The document as it is drawn. */
	children: ReactNode;
};

type PartSpotProps = {
	arranging: Arranging;
	part: CanvasPart;
	spot: Spot;
	room: number;
	onKeys: ReturnType<typeof usePartKeys>;
};

/** One part as a button over what is drawn of it: chosen by mouse, touch or key, and dragged. */
function PartSpot({ arranging, part, spot, room, onKeys }: PartSpotProps) {
	const { t } = useStudioI18n();
	const { arrangement, chosen } = arranging;
	const button = useRef<HTMLButtonElement>(null);
	useDraggable(button, { sort: part.sort, part: part.id });
	const over = useDropTarget(button, part.id, (dragged, place) =>
		fitsAt(arrangement, dragged.sort, dragged.part ?? null, place),
	);
	const isSelected = chosen.some(({ id }) => id === part.id);
	useEffect(() => {
		// What was just added, or chosen elsewhere, may stand out of sight. On a phone the inspector is led to instead.
		if (!isSelected || !button.current || window.matchMedia("(max-width: 61.99em)").matches) return;
		const { top, bottom } = button.current.getBoundingClientRect();
		if (bottom < 0 || top > window.innerHeight) button.current.scrollIntoView({ block: "center" });
	}, [isSelected]);
	const { name, kind } = part;
	const label =
		part.sort !== "field"
			? `${kind}: ${name}`
			: part.required
				? t("Field {label}, required", { label: name })
				: t("Field {label}", { label: name });
	return (
		<chakra.button
			ref={button}
			type="button"
			data-spot={part.id}
			aria-pressed={isSelected}
			aria-label={label}
			aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Control+C Control+V Control+D Delete"
			position="absolute"
			style={{
				top: spot.top - room,
				left: spot.left - room,
				width: spot.width + 2 * room,
				height: spot.height + 2 * room,
			}}
			borderRadius="md"
			cursor="pointer"
			borderWidth="2px"
			borderColor={isSelected ? "brand.solid" : "transparent"}
			// A light line within the dark one: seen on every background.
			boxShadow={isSelected ? "inset 0 0 0 2px white" : undefined}
			_hover={{ borderColor: "brand.solid", boxShadow: "inset 0 0 0 1px white" }}
			onClick={(event) => arranging.press(part, event)}
			onKeyDown={(event) => onKeys(event, part)}
		>
			<DropLine over={over} />
		</chakra.button>
	);
}

/** What is not drawn is told by its kind, too, where others may have its name: a filter and a column of one thing. */
const unseenLabel = ({ kind, name, sort, isOnce }: CanvasPart): string =>
	sort === "field" || isOnce || kind === name ? name : `${kind}: ${name}`;

/**
 * The parts of a canvas as buttons over what is drawn of them. The drawing itself takes no focus and no press. Parts that are
 * not drawn stand below it.
 */
export function PartSpots({ arranging, parts, find, room, children }: PartSpotsProps) {
	const { t } = useStudioI18n();
	const canvas = useRef<HTMLDivElement>(null);
	const around = useRef<HTMLDivElement>(null);
	const { spots, folded } = useSpots(
		canvas,
		find,
		parts.map(({ id }) => id),
	);
	const onKeys = usePartKeys(arranging, around);
	const unseen = parts.filter(({ id, sort }) => sort !== "step" && !spots.some((spot) => spot.id === id));
	return (
		<Box ref={around} position="relative">
			<Box ref={canvas} inert>
				{children}
			</Box>
			{spots.map((spot) => {
				const part = parts.find(({ id }) => id === spot.id);
				return (
					part && (
						<Fragment key={spot.id}>
							<PartSpot {...{ arranging, part, spot, room, onKeys }} />
							<Box
								position="absolute"
								pointerEvents="none"
								style={{ top: spot.top - room - 12, left: spot.left, width: spot.width }}
								display="flex"
								justifyContent="flex-end"
							>
								<AvatarsAt path={arranging.arrangement.path} part={part.id} />
							</Box>
						</Fragment>
					)
				);
			})}
			{unseen.length > 0 && (
				<Flex gap="2" wrap="wrap" mt="4" pt="4" borderTopWidth="1px">
					{unseen.map((part) => (
						<Button
							key={part.id}
							size="xs"
							variant="outline"
							bg="bg.panel"
							// A long name is read whole on a phone, too.
							{...{ h: "auto", minH: "8", maxW: "full", py: "1", whiteSpace: "normal", textAlign: "start" }}
							onClick={() => arranging.select(part.id)}
						>
							{folded.includes(part.id)
								? t("{label} (folded away at this width)", { label: unseenLabel(part) })
								: t("{label} (not shown)", { label: unseenLabel(part) })}
						</Button>
					))}
				</Flex>
			)}
		</Box>
	);
}
