import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { useMake } from "../draft/draft-context.tsx";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { metaPartAt } from "../settings/meta-parts.ts";
import { AddState } from "./AddState.tsx";
import { Clocks } from "./Clocks.tsx";
import { FlowPicture } from "./FlowPicture.tsx";
import { TransitionEditor } from "./TransitionEditor.tsx";
import { TransitionTable } from "./TransitionTable.tsx";
import { removeState, transitionEdit } from "./workflow-edits.ts";
import { startStates, stateRows, transitionRows, unreachedStates, workflowEdges } from "./workflow-model.ts";

type WorkflowProps = { path: string; document: JsonObject };

function State({ path, document, name }: WorkflowProps & { name: string }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const rows = transitionRows(document).filter(({ from, to }) => from.includes(name) || to === name);
	const pointer = `/states/${name}`;
	const part = metaPartAt(document, pointer);
	const label = portal(stateRows(document).find((state) => state.name === name)?.label ?? name);
	const add = () => make(transitionEdit(path, document, name, name, t("New transition")));
	if (!part) return <Text>{t("Choose a state to change it.")}</Text>;
	return (
		<Stack gap="5">
			<Heading as="h2" size="md">
				{label}
			</Heading>
			<InlineSettings key={name} path={path} document={document} pointer={pointer} part={part} except={() => false} />
			<Heading as="h3" size="sm">
				{t("What leads here and from here")}
			</Heading>
			<Stack gap="3">
				{rows.map((row) => (
					<TransitionEditor key={row.index} path={path} document={document} row={row} />
				))}
			</Stack>
			<Button size="sm" variant="outline" onClick={add}>
				<Icon icon={ACTS.add.icon} />
				{t("Add a transition from here")}
			</Button>
			<ConfirmButton
				label={t("Remove this state")}
				about={label}
				title={t("Remove “{label}”?", { label })}
				text={t(
					"The transitions that lead to it go along. Cases that stand in it keep the publication waiting until they are moved.",
				)}
				confirm={t("Remove the state")}
				variant="outline"
				danger
				onConfirm={async () => {
					make(...removeState(path, document, name));
				}}
			/>
		</Stack>
	);
}

/** How cases go on: states and transitions as a picture and as a list, and what is chosen of them to change. */
export default function WorkflowEditor({ path, document }: WorkflowProps) {
	const { t, portal } = useStudioI18n();
	const { id, go } = useSelection();
	const states = stateRows(document).map((state) => ({ ...state, label: portal(state.label) }));
	const unreached = unreachedStates(document);
	const selected = states.find(({ name }) => name === id)?.name;
	const nodes = states.map(({ name, label, isOpen }) => ({
		id: name,
		label,
		tone: unreached.includes(name) ? ("wrong" as const) : isOpen ? ("plain" as const) : ("quiet" as const),
	}));
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }} alignItems="start">
			<Stack gap="5" p={{ base: "3", md: "6" }} minW="0">
				<FlowPicture
					nodes={nodes}
					edges={workflowEdges(document).map((edge) => ({ ...edge, label: portal(edge.label) }))}
					starts={startStates(document)}
					label={t("States and transitions")}
					selected={selected}
					onSelect={(name) => go({ part: name })}
				/>
				<Stack as="ul" gap="2" aria-label={t("States")}>
					{states.map(({ name, label, isOpen }) => (
						<Flex as="li" key={name} gap="2" align="center">
							<Button
								size="sm"
								variant={name === selected ? "solid" : "outline"}
								aria-pressed={name === selected}
								onClick={() => go({ part: name })}
							>
								{label}
							</Button>
							<Badge colorPalette={isOpen ? "green" : "gray"}>{isOpen ? t("open") : t("closed")}</Badge>
							{unreached.includes(name) && <Badge colorPalette="red">{t("no case comes here")}</Badge>}
						</Flex>
					))}
				</Stack>
				<AddState path={path} document={document} after={selected} onAdded={(name) => go({ part: name })} />
				<TransitionTable document={document} />
				<Clocks path={path} document={document} />
			</Stack>
			<Box
				as="aside"
				bg="bg.panel"
				p="5"
				minW="0"
				borderStartWidth={{ lg: "1px" }}
				borderTopWidth={{ base: "1px", lg: "0" }}
			>
				<State path={path} document={document} name={selected ?? ""} />
			</Box>
		</Grid>
	);
}
