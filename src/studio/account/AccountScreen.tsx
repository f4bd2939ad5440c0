import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { AdminScreen } from "../administration/AdminScreen.tsx";
import { useAdminRead } from "../api/use-admin.ts";
import { ReadPart } from "../frame/ReadPart.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useSignInWays } from "../session/use-sign-in-ways.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { PasskeyItem } from "./PasskeyItem.tsx";
import type { Passkey } from "./passkey-types.ts";

function Passkeys() {
	const { t } = useStudioI18n();
	const { data, error, mutate } = useAdminRead<{ list: readonly Passkey[] }>("passkeys");
	const onChanged = () => void mutate();
	return (
		<ReadPart data={data} error={error} onAgain={onChanged}>
			{({ list }) => (
				<Stack gap="5">
					{list.length === 0 ? (
						<Text role="status">{t("You have no passkey yet.")}</Text>
					) : (
						<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" listStyleType="none" css={ruled}>
							{list.map((passkey) => (
								<PasskeyItem key={passkey.id} passkey={passkey} onChanged={onChanged} />
							))}
						</Stack>
					)}
					<AddPasskey onAdded={onChanged} />
				</Stack>
			)}
		</ReadPart>
	);
}

/** What is one's own: the passkeys by which one signs in. */
export default function AccountScreen() {
	const { t } = useStudioI18n();
	const { ways } = useSignInWays();
	return (
		<AdminScreen title={t("Your account")} text={t("How you sign in. Nobody else sees or changes this.")}>
			<Stack as="section" gap="4" aria-labelledby="passkeys">
				<Stack gap="1">
					<Heading as="h2" size="lg" id="passkeys">
						{t("Passkeys")}
					</Heading>
					<Text>
						{t(
							"A passkey signs you in with the lock of your device: fingerprint, face or PIN. It works on this portal alone, so that nobody can trick you out of it.",
						)}
					</Text>
				</Stack>
				{ways && !ways.passkeys && (
					<Text role="status">
						{t("Passkeys do not work at this address: the portal has to be reached by its name, with https.")}
					</Text>
				)}
				{ways?.passkeys && <Passkeys />}
			</Stack>
		</AdminScreen>
	);
}
