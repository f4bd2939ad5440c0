import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { isOwnEntry, referencesTo } from "../../../schemas/edits/references.ts";
import { removeEverywhere } from "../../../schemas/edits/remove-everywhere.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { Section } from "../frame/Section.tsx";
import { StudioDialog } from "../frame/StudioDialog.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CountedUses } from "./CountedUses.tsx";
import { Places } from "./Places.tsx";
import type { UsedInProps } from "./UsedIn.tsx";

function RemoveEverywhere({ named, removed, name, title, onRemoved }: UsedInProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const [open, setOpen] = useState(false);
	const removal = useMemo(
		() => (open ? removeEverywhere(documents, removed, named, name) : null),
		[open, documents, removed, named, name],
	);
	const act = () => {
		setOpen(false);
		if (removal && make(...removal.edits)) onRemoved();
	};
	return (
		<StudioDialog
			title={t("Remove “{title}” everywhere?", { title })}
			open={open}
			onOpen={setOpen}
			scrollBehavior="inside"
			trigger={
				<Button size="sm" variant="outline" colorPalette="red">
					<Icon icon={ACTS.remove.icon} />
					{t("Remove it everywhere …")}
				</Button>
			}
			actions={
				<Button colorPalette="red" onClick={act}>
					{t("Remove it")}
				</Button>
			}
		>
			{documents[named.path]?.kind === "form" && <CountedUses path={named.path} />}
			<Heading as="h3" size="sm">
				{t("This goes, as one change that can be undone:")}
			</Heading>
			<Places list={(removal?.edits ?? []).map(({ path, at }) => ({ path, pointer: at }))} />
			{removal && removal.left.length > 0 && (
				<>
					<Heading as="h3" size="sm">
						{t("This must be changed by hand afterwards:")}
					</Heading>
					<Places list={removal.left} />
				</>
			)}
		</StudioDialog>
	);
}

/** Where something is used, and ways to give it another name or remove it wherever it is. */
export default function References(props: UsedInProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const { named, name, onRenamed } = props;
	const { path, at } = named;
	const found = useMemo(
		() => referencesTo(documents, { path, at }, name).filter((one) => !isOwnEntry({ path, at }, one)),
		[documents, path, at, name],
	);
	const rename = (value: string) => {
		if (make({ verb: "rename", ...named, value })) onRenamed?.(value);
	};
	return (
		<Section title={t("Where it is used")}>
			<Text color="fg.muted">
				{t("{count, plural, =0 {Nothing refers to it.} one {One place refers to it.} other {# places refer to it.}}", {
					count: found.length,
				})}
			</Text>
			<Places list={found} />
			<Stack gap="1">
				<Text as="label" fontWeight="medium">
					{t("Name in the documents")}
					<CommitInput size="sm" value={name} isWhole onCommit={rename} />
				</Text>
				<Text color="fg.muted" fontSize="xs">
					{t("Another name is put in at all of these places at once.")}
				</Text>
			</Stack>
			<RemoveEverywhere {...props} />
		</Section>
	);
}
