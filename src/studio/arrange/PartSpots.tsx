import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { memo, type ReactNode, type RefObject, useRef, useState } from "react";
import { type FindRects, type Measured, type Spot, stackedSpots, useSpots } from "../canvas/spots.ts";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { AvatarsAt } from "../together/Avatars.tsx";
import { usePresence } from "../together/presence.ts";
import { type CanvasPart, fitsAt, partsById } from "./arrangement.ts";
import { GRIP_STYLES, partOfGrip, useGrips } from "./grips.ts";
import { usePartKeys } from "./part-keys.ts";
import { SPOT_LAYER_STYLES, type SpotActs, SpotButton } from "./SpotButton.tsx";
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

/** A part as it is read out. */
function labelOf({ sort, kind, name, required }: CanvasPart, t: StudioI18n["t"]): string {
	if (sort !== "field") return `${kind}: ${name}`;
	return required ? t("Field {label}, required", { label: name }) : t("Field {label}", { label: name });
}

/** The acts on a canvas as they are now, behind functions that stay the same. */
function useSpotActs(arranging: Arranging, onKeys: ReturnType<typeof usePartKeys>): SpotActs {
	const now = useRef({ arranging, onKeys });
	now.current = { arranging, onKeys };
	const [acts] = useState((): SpotActs => {
		const partOf = (id: string) => partsById(now.current.arranging.arrangement.parts).get(id);
		return {
			select: (id) => now.current.arranging.select(id),
			press(id, event) {
				const part = partOf(id);
				if (part) now.current.arranging.press(part, event);
			},
			keys(id, event) {
				const part = partOf(id);
				if (part) now.current.onKeys(event, part);
			},
			fits: (dragged, place) => fitsAt(now.current.arranging.arrangement, dragged.sort, dragged.part ?? null, place),
		};
	});
	return acts;
}

/** Who else is at a part, above its corner. */
function AvatarsOver({ spot, path, room }: { spot: Spot; path: string; room: number }) {
	return (
		<Box
			position="absolute"
			pointerEvents="none"
			style={{ top: spot.top - room - 12, left: spot.left, width: spot.width }}
			display="flex"
			justifyContent="flex-end"
		>
			<AvatarsAt path={path} part={spot.id} />
		</Box>
	);
}

/** What is not drawn is told by its kind, too, where others may have its name: a filter and a column of one thing. */
const unseenLabel = ({ kind, name, sort, isOnce }: CanvasPart): string =>
	sort === "field" || isOnce || kind === name ? name : `${kind}: ${name}`;

type LayerProps = { measured: Measured<CanvasPart>; chosen: string; acts: SpotActs; room: number };

/** The buttons over what is drawn. */
const SpotLayer = memo(function SpotLayer({ measured, chosen, acts, room }: LayerProps) {
	const { t } = useStudioI18n();
	const byId = partsById(measured.parts);
	const pressed = new Set(chosen.split("\n"));
	return (
		<Box css={SPOT_LAYER_STYLES}>
			{stackedSpots(measured.spots, room).map(({ id, ...box }) => {
				const part = byId.get(id);
				return (
					part && (
						<SpotButton
							key={id}
							id={id}
							acts={acts}
							sort={part.sort}
							label={labelOf(part, t)}
							isSelected={pressed.has(id)}
							isOnce={part.isOnce === true}
							{...box}
						/>
					)
				);
			})}
		</Box>
	);
});

/** The parts that are not drawn. */
const Unseen = memo(function Unseen({ measured, acts }: Pick<LayerProps, "measured" | "acts">) {
	const { t } = useStudioI18n();
	const shown = new Set(measured.spots.map(({ id }) => id));
	const unseen = measured.parts.filter(({ id, sort }) => sort !== "step" && !shown.has(id));
	if (unseen.length === 0) return null;
	return (
		<Flex gap="2" wrap="wrap" mt="4" pt="4" borderTopWidth="1px">
			{unseen.map((part) => (
				<Button
					key={part.id}
					size="xs"
					variant="outline"
					bg="bg.panel"
					// A long name is read whole on a phone, too.
					h="auto"
					minH="8"
					maxW="full"
					py="1"
					whiteSpace="normal"
					textAlign="start"
					onClick={() => acts.select(part.id)}
				>
					{measured.folded.includes(part.id)
						? t("{label} (folded away at this width)", { label: unseenLabel(part) })
						: t("{label} (not shown)", { label: unseenLabel(part) })}
				</Button>
			))}
		</Flex>
	);
});

type OverProps = Omit<LayerProps, "measured"> & {
	canvas: RefObject<HTMLElement | null>;
	find: FindRects;
	parts: readonly CanvasPart[];
	path: string;
};

/** All that lies over a canvas and below it, where its parts were measured. */
function OverCanvas({ canvas, find, parts, path, chosen, acts, room }: OverProps) {
	const measured = useSpots(canvas, find, parts);
	const others = usePresence();
	return (
		<>
			<SpotLayer measured={measured} chosen={chosen} acts={acts} room={room} />
			{measured.spots
				.filter(({ id }) => others.some((one) => one.path === path && one.part === id))
				.map((spot) => (
					<AvatarsOver key={spot.id} spot={spot} path={path} room={room} />
				))}
			<Unseen measured={measured} acts={acts} />
		</>
	);
}

/**
 * The parts of a canvas as buttons over what is drawn of them. The drawing itself takes no focus and no press. Parts that are
 * not drawn stand below it.
 */
export function PartSpots({ arranging, parts, find, room, children }: PartSpotsProps) {
	const canvas = useRef<HTMLDivElement>(null);
	const around = useRef<HTMLDivElement>(null);
	const acts = useSpotActs(arranging, usePartKeys(arranging, around));
	useGrips(around, (grip) => partOfGrip(grip, parts));
	const { path } = arranging.arrangement;
	const chosen = arranging.chosen.map(({ id }) => id).join("\n");
	return (
		<Box ref={around} position="relative" css={GRIP_STYLES}>
			<div ref={canvas} inert>
				{children}
			</div>
			<OverCanvas canvas={canvas} find={find} parts={parts} path={path} chosen={chosen} acts={acts} room={room} />
		</Box>
	);
}
