import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { useSignInWays } from "../session/use-sign-in-ways.ts";
import type { Person } from "./people-types.ts";

type Save = (path: string, body: object, done: string) => Promise<void>;

/** By which address the organisation's provider knows somebody, and whether they have signed in there; where there is one. */
export function WorkAccount({ person, onSave }: { person: Person; onSave: Save }) {
	const { t } = useStudioI18n();
	const { ways } = useSignInWays();
	const isAdministrator = useMe()?.roles.includes("administrator");
	const [email, setEmail] = useState(person.work_email ?? "");
	if (!ways?.openid || !isAdministrator) return null;
	const { name } = ways.openid;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		void onSave("work-account", { email: email.trim() }, t("The address was saved."));
	};
	return (
		<form onSubmit={onSubmit}>
			<Flex gap="3" align="flex-end" wrap="wrap" mb="4">
				<Field.Root flex="1 1 16rem" maxW="md">
					<Field.Label>{t("Work address at {name}", { name })}</Field.Label>
					<Input
						bg="bg.panel"
						type="email"
						maxLength={254}
						value={email}
						onChange={(event) => setEmail(event.target.value)}
					/>
				</Field.Root>
				<Button type="submit" variant="outline">
					{t("Save the address")}
				</Button>
				{person.linked && (
					<Flex align="center" gap="2">
						<Text color="fg.muted">{t("Signs in with {name}.", { name })}</Text>
						<ConfirmButton
							label={t("Unlink")}
							about={person.name}
							title={t("Unlink the work account of {name}?", { name: person.name })}
							text={t("The next work account with their verified number or address is linked instead.")}
							confirm={t("Unlink")}
							onConfirm={() => onSave("work-account/unlink", {}, t("It was unlinked."))}
						/>
					</Flex>
				)}
			</Flex>
		</form>
	);
}
