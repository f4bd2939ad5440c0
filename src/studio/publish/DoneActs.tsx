import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { DoneAct } from "../api/admin-types.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { changeWords } from "./change-words.ts";

/** Who changed a document, and on demand each thing that was done, with whom and when. */
export function DoneActs({ acts }: { acts: readonly DoneAct[] }) {
	const i18n = useStudioI18n();
	const { t, time, locale } = i18n;
	if (acts.length === 0) return null;
	const people = [...new Set(acts.flatMap(({ by }) => by ?? []))];
	const names = new Intl.ListFormat(locale).format(people);
	return (
		<Collapsible.Root lazyMount unmountOnExit>
			<Text as="div" color="fg.muted" fontSize="sm" mt="2">
				{people.length > 0 && t("By {names}.", { names })}{" "}
				<Collapsible.Trigger asChild>
					<Button size="xs" variant="plain" px="1">
						{t("{count, plural, one {# step} other {# steps}} one by one", { count: acts.length })}
					</Button>
				</Collapsible.Trigger>
			</Text>
			<Collapsible.Content>
				<Stack as="ol" gap="1" ps="5" fontSize="sm" listStyleType="decimal">
					{acts.map(({ sentence, by, at_time }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: what was done has no name, and stays where it is
						<li key={at}>
							{changeWords(i18n, sentence)}{" "}
							<Text as="span" color="fg.muted">
								{[by, at_time && time(at_time)].filter(Boolean).join(", ")}
							</Text>
						</li>
					))}
				</Stack>
			</Collapsible.Content>
		</Collapsible.Root>
	);
}
