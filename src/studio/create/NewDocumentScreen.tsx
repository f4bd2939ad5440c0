import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router-dom";
import { rowChoices } from "../categories/categories-model.ts";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { NEW_WORDS } from "../outline/kind-words.ts";
import { LabelledInput } from "./LabelledInput.tsx";
import {
	categories,
	freeDocumentName,
	isCopied,
	isNewKind,
	modelsFor,
	type NewKind,
	nameFrom,
	newDocumentEdits,
	newDocumentPath,
	refusedNames,
	teams,
	type WantedDocument,
} from "./new-document.ts";

type PartProps = { wanted: WantedDocument; onChange(next: Partial<WantedDocument>): void };

/** What the document begins as: a few first parts, or a copy. A list or details cannot be begun from nothing. */
function BeginningChoice({ wanted, onChange }: PartProps) {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	const copies = modelsFor(documents, wanted.kind).map((path) => ({
		value: path,
		label: t("A copy of “{name}”", { name: studioTitle(path, documents[path], portal) }),
	}));
	const empty = wanted.kind === "form" ? t("A title and a description") : t("A heading and a paragraph");
	return (
		<Field.Root>
			<Field.Label>{t("Begin with")}</Field.Label>
			<Choose
				value={wanted.like}
				options={isCopied(wanted.kind) ? copies : [{ value: "", label: empty }, ...copies]}
				onChoose={(like) => onChange({ like })}
			/>
		</Field.Root>
	);
}

/** Under which category a form's cases are filed, and who handles those of a new one. */
function CategoryChoice({ wanted, onChange }: PartProps) {
	const { t, portal } = useStudioI18n();
	const documents = useDocuments();
	return (
		<>
			<Field.Root>
				<Field.Label>{t("People come to it by the category")}</Field.Label>
				<Choose
					value={wanted.category}
					options={[
						{ value: "", label: t("A new one of the same name") },
						...rowChoices(categories(documents), portal),
					]}
					onChoose={(category) => onChange({ category })}
				/>
				{wanted.category && (
					<Field.HelperText>{t("The category gets this form in place of its own.")}</Field.HelperText>
				)}
			</Field.Root>
			{!wanted.category && (
				<Field.Root>
					<Field.Label>{t("Team that handles its cases")}</Field.Label>
					<Choose
						value={wanted.team}
						options={[{ value: "", label: t("None yet") }, ...rowChoices(teams(documents), portal)]}
						onChoose={(team) => onChange({ team })}
					/>
				</Field.Root>
			)}
		</>
	);
}

function NewDocument({ kind }: { kind: NewKind }) {
	const { t } = useStudioI18n();
	const draft = useDraftState("id");
	const documents = useDocuments();
	const make = useMake();
	const navigate = useNavigate();
	const [isTried, setTried] = useState(false);
	const [typed, setTyped] = useState<Partial<WantedDocument>>({});
	const onChange = (next: Partial<WantedDocument>) => setTyped((before) => ({ ...before, ...next }));
	const heading = NEW_WORDS[kind] ?? "Contents";
	useTitle(t(heading));

	const title = typed.title ?? "";
	const address = typed.address ?? (nameFrom(title) && `/${nameFrom(title)}`);
	// A page is told apart by its address, and nobody need think of a second name.
	const id = typed.id ?? (kind === "page" ? freeDocumentName(documents, kind, nameFrom(address)) : nameFrom(title));
	const like = isCopied(kind) ? (modelsFor(documents, kind)[0] ?? "") : "";
	const rest = { description: "", like, inMenu: true, category: "", team: "" };
	// Nobody need know how a workflow is written in the documents: it is called by its name alone.
	const written = kind === "workflow" ? nameFrom(id) : id;
	const wanted: WantedDocument = { kind, ...rest, ...typed, title, address, id: written };
	const isDescribed = kind !== "form" || wanted.category !== "" || wanted.description.trim() !== "";
	const wrong = {
		...refusedNames(documents, wanted),
		title: !isCopied(kind) && !title.trim(),
		description: !isDescribed,
	};

	const start = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (Object.values(wrong).some(Boolean)) return;
		if (make(...newDocumentEdits(documents, wanted, t("Write here what people should know."))))
			void navigate(`/admin/studio/${draft}/document/${newDocumentPath(wanted)}`);
	};
	return (
		<Stack asChild gap="5" p={{ base: "4", md: "8" }} maxW="2xl" mx="auto">
			<form onSubmit={start} noValidate>
				<ChakraLink asChild alignSelf="flex-start">
					<Link to={`/admin/studio/${draft}`}>{t("Contents")}</Link>
				</ChakraLink>
				<Heading as="h1" size="xl">
					{t(heading)}
				</Heading>
				{!isCopied(kind) && (
					<LabelledInput
						label={t("Title")}
						value={title}
						onChange={(value) => onChange({ title: value })}
						error={isTried && wrong.title ? t("Give it a title.") : undefined}
						required
					/>
				)}
				{!isCopied(kind) && (
					<LabelledInput
						label={kind === "form" ? t("What is it for, in a sentence?") : t("Description")}
						value={wanted.description}
						onChange={(description) => onChange({ description })}
						error={isTried && wrong.description ? t("Say in a sentence what people report with it.") : undefined}
						required={!wanted.category && kind === "form"}
					/>
				)}
				{kind !== "page" ? (
					<LabelledInput
						label={kind === "workflow" ? t("Its name") : t("Name in addresses")}
						value={id}
						onChange={(value) => onChange({ id: value })}
						error={
							isTried && wrong.id
								? t("Lower-case letters, digits and hyphens, and a name that is not taken.")
								: undefined
						}
						required
					/>
				) : (
					<LabelledInput
						label={t("Address of the page")}
						value={wanted.address}
						onChange={(address) => onChange({ address })}
						error={
							isTried && (wrong.address || wrong.id) ? t("Such as /help/bins, and no page's address yet.") : undefined
						}
						required
					/>
				)}
				<BeginningChoice wanted={wanted} onChange={onChange} />
				{kind === "form" && <CategoryChoice wanted={wanted} onChange={onChange} />}
				{kind === "page" && (
					<Tick label={t("Put it into the menu")} checked={wanted.inMenu} onTick={(inMenu) => onChange({ inMenu })} />
				)}
				<Text color="fg.muted" fontSize="sm">
					{t("Nobody sees it until you publish your changes.")}
				</Text>
				<Button type="submit" alignSelf="flex-start">
					{t("Create it")}
				</Button>
			</form>
		</Stack>
	);
}

/** Makes a form, a page or a view; the address names the kind. */
export default function NewDocumentScreen() {
	const { kind = "" } = useParams();
	const id = useDraftState("id");
	return isNewKind(kind) ? <NewDocument key={kind} kind={kind} /> : <Navigate to={`/admin/studio/${id}`} replace />;
}
