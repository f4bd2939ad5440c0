import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useId } from "react";
import type { ArticleContent, ProjectContent } from "../../../schemas/types.gen.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { Choose } from "../frame/Choose.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { CoverInput } from "./CoverInput.tsx";
import { type ContentEntry, isProjectState, PROJECT_STATE_WORDS, type WrittenContent } from "./content-types.ts";

const RichText = lazyScreen(() => import("./RichText.tsx"));

type TextInputProps = { label: string; value: string; max: number; list?: string; onChange(value: string): void };

function TextInput({ label, value, max, list, onChange }: TextInputProps) {
	return (
		<Field.Root>
			<Field.Label>{label}</Field.Label>
			<Input
				bg="bg.panel"
				maxLength={max}
				list={list}
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</Field.Root>
	);
}

const LANGUAGES = ["en-US", "zh-CN"];

type FieldsProps<C> = {
	id: string;
	content: C;
	categories: readonly string[];
	onChange(content: WrittenContent): void;
};

/** Category, unit, language, and the article that says the same. */
function ArticleFields({ id, content, categories, onChange }: FieldsProps<ArticleContent>) {
	const { t } = useStudioI18n();
	const list = useId();
	const others = useAdminRead<{ list: readonly ContentEntry[] }>("content/article?keyword=").data?.list ?? [];
	const languages = [...new Set([...LANGUAGES, content.language])].filter(Boolean);
	return (
		<>
			<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
				<TextInput
					label={t("Category")}
					max={80}
					list={list}
					value={content.category}
					onChange={(category) => onChange({ ...content, category })}
				/>
				<datalist id={list}>
					{categories.map((category) => (
						<option key={category} value={category} />
					))}
				</datalist>
				<TextInput
					label={t("Unit that signs it")}
					max={120}
					value={content.author}
					onChange={(author) => onChange({ ...content, author })}
				/>
				<Field.Root>
					<Field.Label>{t("Language")}</Field.Label>
					<Choose
						value={content.language}
						options={[
							{ value: "", label: t("Not said") },
							...languages.map((value) => ({
								value,
								label: new Intl.DisplayNames(value, { type: "language" }).of(value) ?? value,
							})),
						]}
						onChoose={(language) => onChange({ ...content, language })}
					/>
				</Field.Root>
				<Field.Root>
					<Field.Label>{t("The same in another language")}</Field.Label>
					<Choose
						value={content.translation_of}
						options={[
							{ value: "", label: t("None") },
							...others.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.title })),
						]}
						onChoose={(translation_of) => onChange({ ...content, translation_of })}
					/>
				</Field.Root>
			</SimpleGrid>
			{content.translation_of && content.language === "" && (
				<Text color="fg.muted">{t("Say the language: only then does the other article lead here.")}</Text>
			)}
		</>
	);
}

function ProjectFields({ content, onChange }: Pick<FieldsProps<ProjectContent>, "content" | "onChange">) {
	const { t } = useStudioI18n();
	const states = Object.keys(PROJECT_STATE_WORDS).filter(isProjectState);
	return (
		<SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
			<Field.Root>
				<Field.Label>{t("State")}</Field.Label>
				<Choose
					value={content.status}
					options={states.map((value) => ({ value, label: t(PROJECT_STATE_WORDS[value]) }))}
					onChoose={(value) => onChange({ ...content, status: states.find((one) => one === value) ?? content.status })}
				/>
			</Field.Root>
			<TextInput
				label={t("Place")}
				max={200}
				value={content.location}
				onChange={(location) => onChange({ ...content, location })}
			/>
		</SimpleGrid>
	);
}

/** All that is written of an article or project. */
export function ContentFields({ id, content, categories, onChange }: FieldsProps<WrittenContent>) {
	const { t } = useStudioI18n();
	return (
		<Stack gap="5">
			<TextInput
				label={t("Title")}
				max={200}
				value={content.title}
				onChange={(title) => onChange({ ...content, title })}
			/>
			<Field.Root>
				<Field.Label>{t("Summary")}</Field.Label>
				<Textarea
					bg="bg.panel"
					rows={3}
					maxLength={1000}
					value={content.summary}
					onChange={(event) => onChange({ ...content, summary: event.target.value })}
				/>
				<Field.HelperText>{t("Stands in lists, search results and feeds.")}</Field.HelperText>
			</Field.Root>
			{"category" in content ? (
				<ArticleFields id={id} content={content} categories={categories} onChange={onChange} />
			) : (
				<ProjectFields content={content} onChange={onChange} />
			)}
			<CoverInput content={content} onChange={(parts) => onChange({ ...content, ...parts })} />
			<Stack gap="1.5">
				<Text fontWeight="medium" fontSize="sm">
					{t("Text")}
				</Text>
				<ScreenArea>
					<RichText label={t("Text")} value={content.body} onChange={(body) => onChange({ ...content, body })} />
				</ScreenArea>
			</Stack>
		</Stack>
	);
}
