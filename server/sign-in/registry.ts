import { OPENID_ROUTES } from "./openid-routes.ts";
import { PASSKEY_ROUTES } from "./passkey-routes.ts";
import { PASSKEY_SESSION_ROUTES } from "./passkey-session-routes.ts";
import { SESSION_ROUTES } from "./session-routes.ts";
import type { SignInRoute } from "./sign-in-route.ts";

/** Every call by which staff sign in and out. */
export const SIGN_IN_ROUTES: readonly SignInRoute[] = [
	...SESSION_ROUTES,
	...OPENID_ROUTES,
	...PASSKEY_SESSION_ROUTES,
	...PASSKEY_ROUTES,
];
