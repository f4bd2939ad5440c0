import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { ConfirmButton } from "../frame/ConfirmButton.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useMe } from "../session/account.ts";
import { isAdministrator } from "../session/rights.ts";
import { useSignInWays } from "../session/use-sign-in-ways.ts";
import type { Person } from "./people-types.ts";
import { SavedText } from "./SavedText.tsx";

type Save = (path: string, body: object, done: string) => Promise<void>;

/** By which address the organisation's provider knows somebody, and whether they have signed in there; where there is one. */
export function WorkAccount({ person, onSave }: { person: Person; onSave: Save }) {
	const { t } = useStudioI18n();
	const { ways } = useSignInWays();
	const me = useMe();
	if (!ways?.openid || !isAdministrator(me)) return null;
	const { name } = ways.openid;
	return (
		<SavedText
			label={t("Work address at {name}", { name })}
			save={t("Save the address")}
			saved={person.work_email ?? ""}
			type="email"
			maxLength={254}
			onSave={(email) => void onSave("work-account", { email }, t("The address was saved."))}
		>
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
		</SavedText>
	);
}
