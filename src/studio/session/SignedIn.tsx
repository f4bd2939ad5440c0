import { Button } from "@chakra-ui/react/button";
import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "../../stores/stores-context.tsx";
import type { Me } from "../api/admin-types.ts";
import { Refused, useAdminRead, useReadAhead } from "../api/use-admin.ts";
import { draftAddress } from "../draft-address.ts";
import { Door } from "../frame/Door.tsx";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { inTimeZone, StudioI18nProvider, useStudioI18n } from "../i18n/studio-i18n.ts";
import { MeProvider, useAccount } from "./account.ts";
import { SignIn } from "./SignIn.tsx";
import { useStaffSignOut } from "./use-sign-out.ts";

/** Said to whoever is signed in and may change nothing. */
function NoRight() {
	const { t } = useStudioI18n();
	const { user } = useAccount();
	const signOut = useStaffSignOut();
	return (
		<Door title={t("You cannot use the studio")}>
			<p>
				{t(
					"You are signed in as {name}, and this account has no role in the portal. Ask an administrator to give you one, or sign in with another mobile number.",
					{ name: user.snapshot().user_info?.nickname ?? "" },
				)}
			</p>
			<Button onClick={signOut}>{t("Sign in as somebody else")}</Button>
		</Door>
	);
}

function Known({ children }: { children: ReactNode }) {
	const { data, error, mutate } = useAdminRead<Me>("me");
	const draft = draftAddress(useLocation().pathname)?.draft;
	useReadAhead(draft ? `draft-releases/${draft}` : null);
	const words = useStudioI18n();
	const timeZone = data?.time_zone;
	const own = useMemo(() => (timeZone ? inTimeZone(words, timeZone) : words), [words, timeZone]);
	if (data)
		return data.user.roles.length + data.user.assignments.length > 0 ? (
			<StudioI18nProvider value={own}>
				<MeProvider value={data.user}>{children}</MeProvider>
			</StudioI18nProvider>
		) : (
			<NoRight />
		);
	if (error instanceof Refused && error.code === 401) return <SignIn />;
	if (error instanceof Refused && error.code === 403) return <NoRight />;
	if (error) return <Failure error={error} onAgain={() => void mutate()} />;
	return <Loading />;
}

/** Shows the studio to whoever is signed in and has a role; to others the way in, in place. */
export function SignedIn({ children }: { children: ReactNode }) {
	const { token } = useStore(useAccount().user);
	return token ? <Known>{children}</Known> : <SignIn />;
}
