import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useRef } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AvatarsAt } from "../together/Avatars.tsx";
import { type CanvasPart, fitsAt } from "./arrangement.ts";
import { DropLine } from "./DropLine.tsx";
import { useDraggable, useDropTarget } from "./drag.ts";
import { GRIP_STYLES, partOfGrip, useGrips } from "./grips.ts";
import { usePartKeys } from "./part-keys.ts";
import type { Arranging } from "./use-arranging.ts";

type RowProps = { arranging: Arranging; part: CanvasPart; onKeys: ReturnType<typeof usePartKeys> };

function Row({ arranging, part, onKeys }: RowProps) {
	const row = useRef<HTMLButtonElement>(null);
	useDraggable(row, { sort: part.sort, part: part.id });
	const over = useDropTarget(row, part.id, (dragged, place) =>
		fitsAt(arranging.arrangement, dragged.sort, dragged.part ?? null, place),
	);
	const isSelected = arranging.chosen.some(({ id }) => id === part.id);
	return (
		<chakra.button
			ref={row}
			type="button"
			data-spot={part.id}
			position="relative"
			display="flex"
			gap="2"
			alignItems="center"
			w="full"
			textAlign="start"
			py="1.5"
			pe="2"
			style={{ paddingInlineStart: `${0.5 + part.depth}rem` }}
			borderRadius="md"
			cursor="pointer"
			bg={isSelected ? "brand.subtle" : "transparent"}
			_hover={{ bg: "bg.subtle" }}
			aria-pressed={isSelected}
			onClick={(event) => arranging.press(part, event)}
			onKeyDown={(event) => onKeys(event, part)}
		>
			<Box color="fg.muted" flex="none">
				<Icon icon={`layui-icon-${part.icon}`} />
			</Box>
			<Text as="span" truncate title={part.kind}>
				{part.name}
			</Text>
			<AvatarsAt path={arranging.arrangement.path} part={part.id} />
			{!part.isOnce && <span data-grip aria-hidden />}
			<DropLine over={over} />
		</chakra.button>
	);
}

/** All parts of a document, those that are not drawn too, each within what holds it. */
export function Structure({ arranging }: { arranging: Arranging }) {
	const { t } = useStudioI18n();
	const list = useRef<HTMLDivElement>(null);
	const onKeys = usePartKeys(arranging, list);
	useGrips(list, (grip) => partOfGrip(grip, arranging.arrangement.parts));
	return (
		<Stack as="ul" ref={list} gap="0" css={GRIP_STYLES} aria-label={t("Structure")}>
			{arranging.arrangement.parts.map((part) => (
				<li key={part.id}>
					<Row arranging={arranging} part={part} onKeys={onKeys} />
				</li>
			))}
		</Stack>
	);
}
