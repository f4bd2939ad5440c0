import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useSelection } from "../arrange/use-selection.ts";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CategoryInspector } from "./CategoryInspector.tsx";
import { CategoryList } from "./CategoryList.tsx";
import { categoryRows } from "./categories-model.ts";
import { PublicityChoice } from "./PublicityChoice.tsx";
import { RetentionEditor } from "./RetentionEditor.tsx";
import { TeamsEditor } from "./TeamsEditor.tsx";

/** What cases can be about: the categories in their order, what is chosen of them, and what holds for all. */
export default function CategoriesEditor({ path, document }: { path: string; document: JsonObject }) {
	const { t, portal } = useStudioI18n();
	const { id, go } = useSelection();
	const row = categoryRows(document).find((one) => one.id === id);
	const heading = useRef<HTMLHeadingElement>(null);
	const isChosenHere = useRef(false);
	const choose = (code: string | null) => {
		isChosenHere.current = code !== null;
		go({ part: code });
		if (code === id) heading.current?.focus();
	};
	useEffect(() => {
		// On a phone the settings stand below the list: whoever chooses is led there. Changing a code chooses nothing.
		if (id !== null && isChosenHere.current) heading.current?.focus();
		isChosenHere.current = false;
	}, [id]);
	const props = { path, document };
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" }} alignItems="start">
			<CategoryList {...props} chosen={row?.id} onChoose={choose} />
			<Box
				as="aside"
				aria-label={t("The chosen category")}
				bg="bg.panel"
				minW="0"
				gridRow={{ lg: "1 / span 2" }}
				gridColumn={{ lg: "2" }}
				borderStartWidth={{ lg: "1px" }}
				borderBottomWidth="1px"
				borderTopWidth={{ base: "1px", lg: "0" }}
			>
				<Heading ref={heading} tabIndex={-1} as="h2" size="md" px="5" py="4">
					{row ? portal(row.name) : t("No category is chosen")}
				</Heading>
				{row ? (
					<CategoryInspector key={row.index} {...props} row={row} onCode={(code) => go({ part: code })} />
				) : (
					<Text px="5" pb="5" color="fg.muted">
						{t("Choose a category to change it.")}
					</Text>
				)}
			</Box>
			<Box minW="0" px={{ base: "0", md: "1" }} pb="6">
				<Section title={t("For every category that says nothing else")}>
					<PublicityChoice {...props} tokens={["publicity"]} />
					<RetentionEditor {...props} tokens={["retention"]} />
				</Section>
				<TeamsEditor {...props} />
			</Box>
		</Grid>
	);
}
