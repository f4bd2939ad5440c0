import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from "react";
import type { StackedSpot } from "../canvas/spots.ts";
import { ariaKeys } from "../keys/keys.ts";
import type { CanvasPlace } from "./arrangement.ts";
import { DropLine } from "./DropLine.tsx";
import { useDraggable, useDropTarget } from "./drag.ts";
import type { Dragged } from "./touch-drag.ts";

/** How spots look and stand, said once for all in their layer over a canvas: a large form has hundreds. */
export const SPOT_LAYER_STYLES: SystemStyleObject = {
	position: "absolute",
	top: "0",
	left: "0",
	w: "full",
	h: "0",
	display: "flex",
	flexDirection: "column",
	alignItems: "flex-start",
	"& > [data-spot]": {
		position: "relative",
		flex: "none",
		borderRadius: "md",
		cursor: "pointer",
		borderWidth: "2px",
		borderColor: "transparent",
		// A light line within the dark one: seen on every background.
		"&:hover": { borderColor: "brand.solid", boxShadow: "inset 0 0 0 1px white" },
		"&[aria-pressed=true]": { borderColor: "brand.solid", boxShadow: "inset 0 0 0 2px white" },
	},
	// Over what is drawn of the part.
	"& > [data-spot] > [data-grip]": {
		position: "absolute",
		top: "0",
		insetInlineEnd: "0",
		h: "full",
		maxH: "11",
		backgroundColor: "bg.panel",
		borderRadius: "md",
	},
};

/** Height of what stays at the top of the window, in pixels. */
const HEADER = 56;

/** How much of a part is to be in view at least, in pixels; a lower one is to be seen whole. */
const SEEN = 96;

/** What is done with a spot, by its part's id. The object stays the same, so that a spot is rendered only for what it shows. */
export type SpotActs = {
	select(id: string): void;
	press(id: string, event: MouseEvent): void;
	keys(id: string, event: KeyboardEvent): void;
	fits(dragged: Dragged, place: CanvasPlace): boolean;
};

const SPOT_KEYS = ariaKeys("up", "down", "copy", "cut", "paste", "twice", "remove");

type Props = StackedSpot & {
	sort: string;
	label: string;
	isSelected: boolean;
	/** There is one of it at a place of its own. */
	isOnce: boolean;
	acts: SpotActs;
};

/** One part as a button over what is drawn of it: chosen by mouse, touch or key, and dragged. */
export const SpotButton = memo(function SpotButton({ id, sort, label, isSelected, isOnce, acts, ...box }: Props) {
	const { below, left, width, height } = box;
	const button = useRef<HTMLButtonElement>(null);
	useDraggable(button, { sort, part: id });
	const over = useDropTarget(button, id, acts.fits);
	useEffect(() => {
		// What was just added, or chosen elsewhere, may stand out of sight. On a phone the inspector is led to instead.
		if (!isSelected || !button.current || window.matchMedia("(max-width: 61.99em)").matches) return;
		const { top, bottom, height } = button.current.getBoundingClientRect();
		const seen = Math.min(bottom, window.innerHeight) - Math.max(top, HEADER);
		if (seen < Math.min(height, SEEN)) button.current.scrollIntoView({ block: "center" });
	}, [isSelected]);
	return (
		<button
			ref={button}
			type="button"
			data-spot={id}
			aria-pressed={isSelected}
			aria-label={label}
			aria-keyshortcuts={SPOT_KEYS}
			style={{ marginTop: below, marginLeft: left, marginBottom: -height, width, height }}
			onClick={(event) => acts.press(id, event)}
			onKeyDown={(event) => acts.keys(id, event)}
		>
			{isSelected && !isOnce && <span data-grip aria-hidden />}
			<DropLine over={over} />
		</button>
	);
});
