import type { FastifyReply } from "fastify";
import { SIGN_IN_MINUTES } from "../repositories/people/openid.ts";

/** Where the calls of signing in at the provider are: the cookie is sent to them alone. */
export const OPENID_PATH = "/admin/api/session/openid";

/** The cookie by which a browser that comes back from the provider is known as the one that went there. */
export const OPENID_COOKIE = "portico_openid";

const options = (origin: string) =>
	({ path: OPENID_PATH, httpOnly: true, sameSite: "lax", secure: origin.startsWith("https:") }) as const;

/** Gives a browser the cookie for as long as it may be away. */
export const setOpenIdCookie = (reply: FastifyReply, origin: string, value: string) =>
	reply.setCookie(OPENID_COOKIE, value, { ...options(origin), maxAge: SIGN_IN_MINUTES * 60 });

/** Takes it back. */
export const clearOpenIdCookie = (reply: FastifyReply, origin: string) =>
	reply.clearCookie(OPENID_COOKIE, options(origin));
