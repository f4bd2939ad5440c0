import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { usePost } from "../administration/use-post.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { isAdministrator } from "../session/rights.ts";
import { GiveRight } from "./GiveRight.tsx";
import { PersonSessions } from "./PersonSessions.tsx";
import type { Givable, Given, Person } from "./people-types.ts";
import { SavedText } from "./SavedText.tsx";
import { WorkAccount } from "./WorkAccount.tsx";

/** What somebody was given, in words. */
function useGivenWords(givable: Givable) {
	const { t, translate } = useStudioI18n();
	return (given: Given): string => {
		if ("role" in given) return translate(given.role);
		const team = givable.teams.find(({ id }) => id === given.team)?.name ?? given.team;
		const category = givable.categories.find(({ code }) => code === given.category)?.name ?? given.category;
		return t("{right}: {scope}", { right: translate(given.right), scope: team ?? category });
	};
}

/** One of the staff: what they may do, and what can be given to and taken from them. */
export function PersonCard({ person, givable, onChanged }: { person: Person; givable: Givable; onChanged(): void }) {
	const { t, time } = useStudioI18n();
	const me = useMe();
	const send = usePost();
	const words = useGivenWords(givable);
	const post = async (path: string, body: object, done: string) => {
		await send(`people/${person.id}/${path}`, body, done);
		onChanged();
	};
	const given: Given[] = [...person.roles.map((role) => ({ role })), ...person.assignments];
	return (
		<Box as="li" px={{ base: "4", md: "5" }} py="5">
			<Heading as="h2" size="md">
				{person.name}
			</Heading>
			<Text color="fg.muted">
				{person.last_seen_at ? t("Last here {when}", { when: time(person.last_seen_at) }) : t("Not signed in")}
			</Text>
			<PersonSessions person={person} onEnd={post} />
			<Stack as="ul" gap="1" my="3" listStyleType="none">
				{given.map((one) => (
					<Flex as="li" key={words(one)} align="center" gap="2">
						<Text>{words(one)}</Text>
						<ConfirmButton
							label={t("Take away")}
							about={`${words(one)}, ${person.name}`}
							title={t("Take “{what}” from {name}?", { what: words(one), name: person.name })}
							text={t("It holds from their next click on, and stands in the audit log.")}
							confirm={t("Take it")}
							danger
							onConfirm={() => post("grants/take", one, t("It was taken."))}
						/>
					</Flex>
				))}
				{given.length === 0 && <Text as="li">{t("May do nothing here yet.")}</Text>}
			</Stack>
			{isAdministrator(me) && (
				<SavedText
					key={person.nickname}
					label={t("Name at work")}
					help={t("Colleagues read it. Citizens read the unit that handles their case, never a name.")}
					save={t("Save the name")}
					saved={person.nickname ?? ""}
					maxLength={40}
					required
					onSave={(name) => void post("name", { name }, t("The name was saved."))}
				/>
			)}
			<WorkAccount person={person} onSave={post} />
			<GiveRight givable={givable} onGive={(one) => post("grants", one, t("It was given."))} />
		</Box>
	);
}
