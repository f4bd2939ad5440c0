import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Link } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { Door } from "../frame/Door.tsx";
import { Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useAccount } from "./account.ts";
import { CodeSignIn } from "./CodeSignIn.tsx";
import { OpenIdButton } from "./OpenIdButton.tsx";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { type OpenedSession, useOpenIdReturn } from "./use-openid-return.ts";
import { useSignInWays } from "./use-sign-in-ways.ts";

/** For who has signed out here and may still be signed in at the provider. */
function EndSessionOffer({ name }: { name: string }) {
	const { t } = useStudioI18n();
	const { endSessionUrl } = useAccount();
	if (endSessionUrl === null) return null;
	return (
		<Alert.Root status="info" role="status">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{t("You have signed out here.")}</Alert.Title>
				<Link href={endSessionUrl}>{t("Sign out of {name} too", { name })}</Link>
			</Alert.Content>
		</Alert.Root>
	);
}

/** For whose session has ended while they worked. */
function SessionEnded() {
	const { t } = useStudioI18n();
	return (
		<Alert.Root status="info" role="status">
			<Alert.Indicator />
			<Alert.Title>{t("Your session has ended. What you changed is kept: sign in again to go on.")}</Alert.Title>
		</Alert.Root>
	);
}

/** What went wrong on the way in. */
export function SignInProblem({ text }: { text: string | undefined }) {
	if (text === undefined) return null;
	return (
		<Alert.Root status="error" role="alert">
			<Alert.Indicator />
			<Alert.Title>{text}</Alert.Title>
		</Alert.Root>
	);
}

/** Sign-in in place: at the organisation's provider where there is one, else and beside it with a code. */
export function SignIn() {
	const { t } = useStudioI18n();
	const { ways } = useSignInWays();
	const returned = useOpenIdReturn(ways?.openid?.name ?? "");
	const [problem, setProblem] = useState<string>();
	const { user, sessionEnded } = useAccount();
	const [byCode, setByCode] = useState(false);
	if (!ways || returned.finishing) return <Loading />;
	return (
		<Door title={t("Sign in")}>
			<Stack gap="4">
				{sessionEnded && <SessionEnded />}
				{ways.openid && <EndSessionOffer name={ways.openid.name} />}
				<SignInProblem text={problem ?? returned.problem} />
				{ways.openid && <OpenIdButton name={ways.openid.name} onProblem={setProblem} />}
				{ways.passkeys && (
					<PasskeyButton<OpenedSession>
						label={t("Sign in with a passkey")}
						confirm={false}
						variant="outline"
						onDone={(session) => user.start(session)}
					/>
				)}
				{ways.openid && !byCode ? (
					<Button variant="ghost" onClick={() => setByCode(true)}>
						{t("With a code by text message")}
					</Button>
				) : (
					<CodeSignIn />
				)}
			</Stack>
		</Door>
	);
}
