import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { useState } from "react";
import { useAdminRead } from "../api/use-admin.ts";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { ReadPart } from "../frame/ReadPart.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { Person } from "./people-types.ts";

type SessionsAnswer = {
	list: readonly { id: string; device: string; created_at: string; last_seen_at: string }[];
};

type SessionsProps = { person: Person; onEnd(path: string, body: object, done: string): Promise<void> };

/** Each device on which somebody is signed in, with the way to end it there. */
function SessionList({ person, onEnd }: SessionsProps) {
	const { t, time } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<SessionsAnswer>(`people/${person.id}/sessions`);
	const end = async (session: string) => {
		await onEnd("sessions/end", { session }, t("It was ended."));
		await mutate();
	};
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{({ list }) => (
				<Stack as="ul" gap="2" listStyleType="none">
					{list.map(({ id, device, created_at, last_seen_at }) => (
						<Flex as="li" key={id} gap="3" align="center" wrap="wrap">
							<Text flex="1 1 14rem">
								{device}
								<Text as="span" display="block" color="fg.muted" fontSize="sm">
									{t("Since {since}, last here {last}", { since: time(created_at), last: time(last_seen_at) })}
								</Text>
							</Text>
							<ConfirmButton
								label={t("End it")}
								about={`${device}, ${person.name}`}
								title={t("Sign {name} out on this device?", { name: person.name })}
								text={t("They can sign in again with a code.")}
								confirm={t("Sign them out there")}
								onConfirm={() => end(id)}
							/>
						</Flex>
					))}
				</Stack>
			)}
		</ReadPart>
	);
}

/** Where somebody is signed in: read when it is asked for, and ended on one device or on all. */
export function PersonSessions({ person, onEnd }: SessionsProps) {
	const { t } = useStudioI18n();
	const [isOpen, setOpen] = useState(false);
	if ((person.sessions ?? 0) === 0) return null;
	return (
		<Stack gap="3" my="3" align="flex-start">
			<Flex gap="2" wrap="wrap">
				<Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
					{t("{count, plural, one {Signed in on # device} other {Signed in on # devices}}", {
						count: person.sessions ?? 0,
					})}
					<VisuallyHidden>{person.name}</VisuallyHidden>
				</Button>
				<ConfirmButton
					label={t("End sessions")}
					about={person.name}
					title={t("Sign {name} out everywhere?", { name: person.name })}
					text={t("They can sign in again with a code.")}
					confirm={t("Sign them out")}
					onConfirm={() => onEnd("sessions/end", {}, t("They are signed out."))}
				/>
			</Flex>
			{isOpen && <SessionList person={person} onEnd={onEnd} />}
		</Stack>
	);
}
