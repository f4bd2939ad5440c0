import { Badge } from "@chakra-ui/react/badge";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Children, type ReactNode } from "react";
import useSWR from "swr";
import { Refused, useAdmin } from "../api/use-admin.ts";
import { ReadPart } from "../frame/ReadPart.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { FormUses, type TouchedForm } from "./FormUses.tsx";

/** What a draft release does to what there is, as the server tells it. */
export type ImpactAnswer = {
	class: "safe" | "asks_started_forms_again" | "breaking";
	gone: readonly { kind: string; id: string; cases: number }[];
	forms: readonly TouchedForm[];
	categories: readonly { code: string; name: string }[];
	pages: readonly { path: string; title: string }[];
};

/** Asks the server of a draft release, anew with each version of it. */
export function useOfDraft<T>(method: "GET" | "POST", path: string, version: number, ready: boolean) {
	const call = useAdmin();
	return useSWR<T, Error>(
		ready ? [path, version] : null,
		async () => {
			const { code, msg, data } = await call<T>(method, path);
			if (code !== 0) throw new Refused(code, msg);
			return data;
		},
		{ keepPreviousData: true },
	);
}

const TONES = { safe: "green", asks_started_forms_again: "orange", breaking: "red" };

function useClassWords(of: ImpactAnswer["class"]): { title: string; text: string } {
	const { t } = useStudioI18n();
	return {
		safe: { title: t("Safe"), text: t("Nothing that somebody has begun is touched.") },
		asks_started_forms_again: {
			title: t("Asks again"),
			text: t("Who has begun one of these forms keeps what is typed, and is offered the new version."),
		},
		breaking: { title: t("Breaking"), text: t("Something goes that people use or have a link to.") },
	}[of];
}

function Lines({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
	if (lines.length === 0) return null;
	return (
		<details>
			<summary>{title}</summary>
			<Stack as="ul" gap="1" listStyleType="disc" ps="8" py="2">
				{Children.map(lines, (line) => (
					<li>{line}</li>
				))}
			</Stack>
		</details>
	);
}

/** The class of the change, and all that it touches, each listed. */
export function ImpactPart({ draft, version, ready }: { draft: string; version: number; ready: boolean }) {
	const { data, error, mutate } = useOfDraft<ImpactAnswer>("GET", `draft-releases/${draft}/impact`, version, ready);
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{(impact) => <Impact {...impact} />}
		</ReadPart>
	);
}

function Impact({ class: kind, gone, forms, categories, pages }: ImpactAnswer) {
	const { t, translate } = useStudioI18n();
	const words = useClassWords(kind);
	const drafts = forms.reduce((sum, form) => sum + form.drafts, 0);
	const cases = forms.reduce((sum, form) => sum + form.open_cases, 0);
	return (
		<Stack gap="3" bg="bg.panel" borderWidth="1px" borderRadius="lg" px="5" py="4">
			<Text>
				<Badge colorPalette={TONES[kind]} size="lg" me="2">
					{words.title}
				</Badge>
				{words.text}
			</Text>
			<Lines
				title={t("{count, plural, one {# thing goes} other {# things go}}", { count: gone.length })}
				lines={gone.map(({ kind, id, cases: held }) =>
					held > 0
						? t("{kind} “{id}”, in which {cases} cases stand", { kind: translate(kind), id, cases: held })
						: t("{kind} “{id}”", { kind: translate(kind), id }),
				)}
			/>
			<Lines
				title={t("{forms, plural, one {# form} other {# forms}}, drafts: {drafts}, open cases: {cases}", {
					forms: forms.length,
					drafts,
					cases,
				})}
				lines={forms.map((form) => <FormUses key={form.id} form={form} />)}
			/>
			<Lines
				title={t("{count, plural, one {# category} other {# categories}}", { count: categories.length })}
				lines={categories.map(({ name }) => name)}
			/>
			<Lines
				title={t("{count, plural, one {# page} other {# pages}}", { count: pages.length })}
				lines={pages.map(({ title, path }) => `${title} (${path})`)}
			/>
		</Stack>
	);
}
