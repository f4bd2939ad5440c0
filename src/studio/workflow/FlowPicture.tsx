import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { type FlowEdge, flowPlaces } from "./flow-layout.ts";

/** One thing of the picture; `tone` sets apart what is closed, or cannot be reached. */
export type FlowNode = { id: string; label: string; tone: "plain" | "quiet" | "wrong" };

type FlowPictureProps = {
	nodes: readonly FlowNode[];
	edges: readonly FlowEdge[];
	starts: readonly string[];
	/** What the picture shows, for whoever cannot see it; the same stands beside it as a list or table. */
	label: string;
	selected?: string | undefined;
	onSelect?(id: string): void;
};

const WIDTH = 184;
const HEIGHT = 44;
const GAP_X = 60;
const GAP_Y = 22;
const FILLS = { plain: "bg.panel", quiet: "bg.muted", wrong: "bg.error" } as const;

const short = (label: string) => (label.length > 22 ? `${label.slice(0, 21)}…` : label);

/** Things and the arrows between them as a picture. */
export function FlowPicture({ nodes, edges, starts, label, selected, onSelect }: FlowPictureProps) {
	const arrow = useId();
	const places = flowPlaces(
		nodes.map(({ id }) => id),
		edges,
		starts,
	);
	const at = (id: string) => {
		const { column = 0, row = 0 } = places.find((one) => one.id === id) ?? {};
		return { x: column * (WIDTH + GAP_X) + 10, y: row * (HEIGHT + GAP_Y) + 10 };
	};
	const width = Math.max(...places.map(({ column }) => column), 0) * (WIDTH + GAP_X) + WIDTH + 20;
	const height = Math.max(...places.map(({ row }) => row), 0) * (HEIGHT + GAP_Y) + HEIGHT + 20;
	return (
		<Box
			overflowX="auto"
			borderWidth="1px"
			borderRadius="lg"
			bg="bg"
			p="2"
			tabIndex={0}
			role="region"
			aria-label={label}
		>
			<svg width={width} height={height} role="img" aria-label={label}>
				<defs>
					<marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
						<path d="M0 0 8 4 0 8z" fill="currentColor" />
					</marker>
				</defs>
				{edges.map(({ from, to, label: words }, index) => {
					const a = at(from);
					const b = at(to);
					const isBack = b.x <= a.x;
					const x1 = isBack ? a.x + WIDTH / 2 : a.x + WIDTH;
					const y1 = a.y + (isBack ? HEIGHT : HEIGHT / 2);
					const x2 = isBack ? b.x + WIDTH / 2 : b.x;
					const y2 = b.y + (isBack ? HEIGHT : HEIGHT / 2);
					const bend = isBack ? Math.max(y1, y2) + GAP_Y : (y1 + y2) / 2;
					const way = isBack
						? `M${x1} ${y1} C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`
						: `M${x1} ${y1} C${x1 + GAP_X / 2} ${y1} ${x2 - GAP_X / 2} ${y2} ${x2} ${y2}`;
					const isMarked = selected !== undefined && (from === selected || to === selected);
					return (
						<path
							// biome-ignore lint/suspicious/noArrayIndexKey: two arrows may join the same things
							key={index}
							d={way}
							fill="none"
							stroke="currentColor"
							strokeWidth={isMarked ? 2.5 : 1}
							opacity={isMarked || !selected ? 0.8 : 0.25}
							markerEnd={`url(#${arrow})`}
						>
							<title>{words}</title>
						</path>
					);
				})}
				{nodes.map(({ id, label: words, tone }) => {
					const { x, y } = at(id);
					return (
						<g key={id}>
							<chakra.rect
								// By key the list beside does the same.
								onClick={() => onSelect?.(id)}
								cursor={onSelect ? "pointer" : undefined}
								x={x}
								y={y}
								width={WIDTH}
								height={HEIGHT}
								rx="10"
								fill={FILLS[tone]}
								stroke="currentColor"
								strokeWidth={id === selected ? 3 : 1}
								strokeDasharray={tone === "wrong" ? "4 3" : undefined}
							/>
							<text
								x={x + WIDTH / 2}
								y={y + HEIGHT / 2 + 4}
								textAnchor="middle"
								pointerEvents="none"
								fontSize="12"
								fill="currentColor"
							>
								{short(words)}
								<title>{words}</title>
							</text>
						</g>
					);
				})}
			</svg>
		</Box>
	);
}
