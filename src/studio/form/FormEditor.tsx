import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { FieldInspector } from "../inspector/FieldInspector.tsx";
import { FormInspector } from "../inspector/FormInspector.tsx";
import { CanvasPane } from "./CanvasPane.tsx";
import { fieldsOf, questionSteps } from "./form-model.ts";

export type FormEditorProps = { path: string; form: JsonObject };

/** What is selected on the canvas, in the address: so back, forward and links from problems lead there. */
function useSelection(form: JsonObject) {
	const [search, setSearch] = useSearchParams();
	const fields = fieldsOf(form);
	const selected = fields.find(({ name }) => name === search.get("field"));
	const wanted = Number(search.get("step") ?? 0);
	const step =
		selected && selected.step >= 0 ? selected.step : Math.min(wanted, Math.max(0, questionSteps(form).length - 1));
	const go = (change: Record<string, string | null>) =>
		setSearch(
			(before) => {
				for (const [name, value] of Object.entries(change)) {
					if (value === null) before.delete(name);
					else before.set(name, value);
				}
				return before;
			},
			{ replace: true },
		);
	return {
		fields,
		selected,
		step,
		select: (name: string | null) => go({ field: name }),
		goToStep: (index: number) => go({ step: String(index), field: null }),
	};
}

/** A form as citizens see it, and beside it what is selected in it. */
export function FormEditor({ path, form }: FormEditorProps) {
	const { fields, selected, step, select, goToStep } = useSelection(form);
	const inspector = useRef<HTMLDivElement>(null);
	const choose = (name: string) => {
		select(name);
		// On a phone the inspector stands below what was touched.
		if (window.matchMedia("(max-width: 61.99em)").matches)
			requestAnimationFrame(() => inspector.current?.scrollIntoView({ block: "start" }));
	};
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }} alignItems="start">
			<Box p={{ base: "3", md: "6" }} minW="0">
				<CanvasPane
					{...{ path, form, fields, selected, step, goToStep }}
					onSelect={choose}
					onLeave={() => select(null)}
				/>
			</Box>
			<Box
				ref={inspector}
				as="aside"
				bg="bg.panel"
				minW="0"
				borderLeftWidth={{ lg: "1px" }}
				borderTopWidth={{ base: "1px", lg: "0" }}
				position={{ lg: "sticky" }}
				top={{ lg: "3.5rem" }}
				h={{ lg: "calc(100dvh - 3.5rem)" }}
				overflowY={{ lg: "auto" }}
				scrollMarginTop="4rem"
			>
				{selected ? (
					<FieldInspector key={selected.name} {...{ path, form, fields }} field={selected} onSelect={select} />
				) : (
					<FormInspector {...{ path, form, step }} />
				)}
			</Box>
		</Grid>
	);
}
