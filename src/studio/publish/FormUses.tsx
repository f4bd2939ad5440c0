import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** A form that a draft release changes: how many use it, and the latest of those; of the cases the ones that the reader may read. */
export type TouchedForm = {
	id: string;
	title: string;
	drafts: number;
	open_cases: number;
	latest_drafts: readonly { version: string; changed_at: string; expires_at: string }[];
	latest_cases: readonly { id: string; number: string; category: string; state: string; submitted_at: string }[];
};

type LatestProps = { title: string /** What is not listed, in words. */; rest: string; children: readonly ReactNode[] };

function Latest({ title, rest, children }: LatestProps) {
	if (children.length === 0) return null;
	return (
		<details>
			<summary>{title}</summary>
			<Stack as="ul" gap="1" listStyleType="disc" ps="6" py="1" fontSize="sm">
				{children}
			</Stack>
			{rest && (
				<Text ps="6" fontSize="sm" color="fg.muted">
					{rest}
				</Text>
			)}
		</details>
	);
}

/** A form with its open cases, each a way to the desk, and citizens' drafts, of which nobody sees whose they are or what they say. */
export function FormUses({ form }: { form: TouchedForm }) {
	const { t, time } = useStudioI18n();
	const { title, drafts, open_cases, latest_cases, latest_drafts } = form;
	const rest = (count: number) =>
		count > 0 ? t("{count, plural, one {# more is not listed.} other {# more are not listed.}}", { count }) : "";
	return (
		<>
			{t("{title}: {drafts} drafts, {cases} open cases", { title, drafts, cases: open_cases })}
			<Latest title={t("The latest open cases that you may read")} rest={rest(open_cases - latest_cases.length)}>
				{latest_cases.map(({ id, number, category, state, submitted_at }) => (
					<li key={id}>
						<ChakraLink href={`/admin/desk/case?id=${id}`} fontFamily="mono">
							{number}
						</ChakraLink>{" "}
						{[category, state, time(submitted_at)].join(" · ")}
					</li>
				))}
			</Latest>
			<Latest title={t("The drafts that were changed last")} rest={rest(drafts - latest_drafts.length)}>
				{latest_drafts.map(({ version, changed_at, expires_at }, index) => (
					// Nothing tells two drafts apart: they are listed without whose they are.
					// biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole.
					<li key={index}>
						{t("Changed {changed}, held until {until}, begun with the form's version {version}", {
							changed: time(changed_at),
							until: time(expires_at),
							version,
						})}
					</li>
				))}
			</Latest>
		</>
	);
}
