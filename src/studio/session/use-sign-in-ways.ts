import { useAdminRead } from "../api/use-admin.ts";

/** The ways in which staff sign in, beside a code. */
export type SignInWays = { openid: { name: string } | null; passkeys: boolean };

const BY_CODE: SignInWays = { openid: null, passkeys: false };

/** The ways in, undefined until they are known; where the server does not say, a code is what remains to be tried. */
export function useSignInWays(): { ways: SignInWays | undefined } {
	const { data, error } = useAdminRead<SignInWays>("session/ways");
	return { ways: data ?? (error ? BY_CODE : undefined) };
}
