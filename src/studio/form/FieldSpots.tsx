import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useFieldSpots } from "../canvas/field-spots.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { FormQuestion } from "./form-model.ts";

type FieldSpotsProps = {
	fields: readonly FormQuestion[];
	selected: FormQuestion | undefined;
	onSelect(name: string): void;
	onLeave(): void;
	onMove(field: FormQuestion, by: -1 | 1): void;
	onRemove(field: FormQuestion): void;
	/** The form as it is drawn. */
	children: ReactNode;
};

/** Room around a field that belongs to its spot, in pixels. */
const ROOM = 8;

/**
 * The fields of a canvas as buttons over what is drawn of them: one click or key selects one. The drawing itself takes no
 * focus and no press. Fields that are not drawn stand below it.
 */
export function FieldSpots({ fields, selected, onSelect, onLeave, onMove, onRemove, children }: FieldSpotsProps) {
	const { t } = useStudioI18n();
	const canvas = useRef<HTMLDivElement>(null);
	const around = useRef<HTMLDivElement>(null);
	const spots = useFieldSpots(
		canvas,
		fields.map(({ name }) => name),
	);
	const unseen = fields.filter(({ name }) => !spots.some((spot) => spot.name === name));
	const focusAt = (index: number) => around.current?.querySelectorAll<HTMLElement>("[data-spot]")[index]?.focus();
	const onKey = (event: KeyboardEvent, field: FormQuestion, index: number) => {
		const by = { ArrowUp: -1, ArrowDown: 1 } as const;
		const way = event.key === "ArrowUp" || event.key === "ArrowDown" ? by[event.key] : undefined;
		if (way) {
			event.preventDefault();
			if (event.altKey) onMove(field, way);
			else focusAt(index + way);
		} else if (event.key === "Delete") onRemove(field);
		else if (event.key === "Escape") onLeave();
	};
	return (
		<Box ref={around} position="relative">
			<Box ref={canvas} inert>
				{children}
			</Box>
			{spots.map(({ name, top, left, width, height }, index) => {
				const field = fields.find((one) => one.name === name);
				if (!field) return null;
				return (
					<chakra.button
						key={name}
						type="button"
						data-spot={name}
						aria-pressed={field === selected}
						aria-label={
							field.required
								? t("Field {label}, required", { label: field.label })
								: t("Field {label}", { label: field.label })
						}
						aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
						position="absolute"
						style={{ top: top - ROOM, left: left - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }}
						borderRadius="md"
						cursor="pointer"
						borderWidth="2px"
						borderColor={field === selected ? "brand.solid" : "transparent"}
						_hover={{ borderColor: "brand.solid" }}
						onClick={() => onSelect(name)}
						onKeyDown={(event) => onKey(event, field, index)}
					/>
				);
			})}
			{unseen.length > 0 && spots.length > 0 && (
				<Flex gap="2" wrap="wrap" mt="4">
					{unseen.map((field) => (
						<Button key={field.name} size="xs" variant="outline" onClick={() => onSelect(field.name)}>
							{t("{label} (not shown)", { label: field.label })}
						</Button>
					))}
				</Flex>
			)}
		</Box>
	);
}
