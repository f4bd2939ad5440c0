import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { Tick } from "../frame/Tick.tsx";
import { stateRows } from "./workflow-model.ts";

/** A list with one value more or less. */
export const toggled = (list: readonly string[], value: string, on: boolean): string[] =>
	on ? [...list, value] : list.filter((one) => one !== value);

type StateTicksProps = {
	legend: string;
	document: JsonObject;
	chosen: readonly string[];
	onChoose(chosen: string[]): void;
};

/** Any states of a workflow. */
export function StateTicks({ legend, document, chosen, onChoose }: StateTicksProps) {
	return (
		<Stack as="fieldset" gap="1">
			<Text as="legend" fontWeight="medium">
				{legend}
			</Text>
			{stateRows(document).map(({ name, label }) => (
				<Tick
					key={name}
					label={label}
					checked={chosen.includes(name)}
					onTick={(on) => onChoose(toggled(chosen, name, on))}
				/>
			))}
		</Stack>
	);
}
