import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { CatalogueIcon } from "./icon-catalogue.ts";

type IconGridProps = {
	label: string;
	icons: readonly CatalogueIcon[];
	/** The class of the icon that is picked; "" for none. */
	picked: string;
	/** Whether there may be none. */
	isOptional: boolean;
	onPick(icon: string): void;
};

type CellProps = { name: string; group: string; icon: string; isPicked: boolean; onPick(icon: string): void };

const FOCUSED = { outlineWidth: "2px", outlineStyle: "solid", outlineColor: "brand.focusRing", outlineOffset: "2px" };

function Cell({ name, group, icon, isPicked, onPick }: CellProps) {
	return (
		<chakra.label
			position="relative"
			display="flex"
			flexDirection="column"
			alignItems="center"
			gap="1"
			px="1"
			py="2"
			minW="0"
			borderWidth="2px"
			borderColor={isPicked ? "brand.mark" : "transparent"}
			bg={isPicked ? "brand.subtle" : undefined}
			borderRadius="md"
			cursor="pointer"
			title={name}
			_hover={{ bg: "bg.subtle" }}
			css={{ "&:has(:focus-visible)": FOCUSED }}
		>
			<chakra.input
				type="radio"
				name={group}
				value={icon}
				checked={isPicked}
				onChange={() => onPick(icon)}
				position="absolute"
				inset="0"
				opacity="0"
				cursor="pointer"
			/>
			<Box fontSize="2xl" lineHeight="1" h="1em">
				<Icon icon={icon || undefined} />
			</Box>
			<Text fontSize="xs" textAlign="center" lineClamp="2" maxW="full" overflowWrap="anywhere">
				{name}
			</Text>
		</chakra.label>
	);
}

/** Icons as they are drawn, one of which is picked; the arrow keys go from one to the next. */
export function IconGrid({ label, icons, picked, isOptional, onPick }: IconGridProps) {
	const { t } = useStudioI18n();
	const group = useId();
	const grid = useRef<HTMLDivElement>(null);
	const [query, setQuery] = useState("");
	const wanted = query.trim().toLowerCase();
	const shown = icons.filter(({ found }) => found.includes(wanted));
	const cell = { group, onPick };
	const goToIcons = (event: KeyboardEvent) => {
		if (event.key !== "Enter" && event.key !== "ArrowDown") return;
		event.preventDefault();
		const radios = [...(grid.current?.querySelectorAll("input") ?? [])];
		(radios.find(({ checked }) => checked) ?? radios[0])?.focus();
	};
	useEffect(() => {
		grid.current?.querySelector("input:checked")?.scrollIntoView?.({ block: "nearest" });
	}, []);
	return (
		<Stack gap="3">
			<Input
				type="search"
				bg="bg.panel"
				aria-label={t("Find an icon")}
				placeholder={t("Find an icon")}
				value={query}
				onChange={(event) => setQuery(event.target.value)}
				onKeyDown={goToIcons}
			/>
			<Text role="status" fontSize="sm" color="fg.muted">
				{t("{count, plural, =0 {No icon is called that} one {# icon} other {# icons}}", { count: shown.length })}
			</Text>
			<Grid
				ref={grid}
				role="radiogroup"
				aria-label={label}
				templateColumns="repeat(auto-fill, minmax(5rem, 1fr))"
				gap="1"
			>
				{isOptional && wanted === "" && <Cell {...cell} name={t("none")} icon="" isPicked={picked === ""} />}
				{shown.map(({ icon, name }) => (
					<Cell key={icon} {...cell} icon={icon} name={name} isPicked={picked === icon} />
				))}
			</Grid>
		</Stack>
	);
}
