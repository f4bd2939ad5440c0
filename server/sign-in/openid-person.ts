import { isStrings } from "../../schemas/json/json.ts";
import { isMobile } from "../../schemas/rules/formats/formats.ts";
import { record } from "../audit/record.ts";
import type { Db } from "../database/connection.ts";
import type { UserRow } from "../database/tables.ts";
import { isStaff } from "../policies/rights.ts";
import { findLinked, linkIdentity } from "../repositories/people/openid.ts";
import type { Role } from "../repositories/people/roles.ts";
import { findOrCreateUser, findUser, findUserBy } from "../repositories/people/user.ts";
import type { OpenIdClaims } from "./openid-provider.ts";
import { applyRoles } from "./openid-roles.ts";
import type { OpenIdSettings } from "./openid-settings.ts";

/** Why somebody whom the provider knows is not let in: nobody here, without a right, or the account is another identity's. */
export type NotLetIn = "unknown" | "no_right" | "other_identity";

/** Somebody of the staff, or why not; then with whose account it is where that is known. */
export type Recognised = { user: UserRow; refused?: undefined } | { user: UserRow | null; refused: NotLetIn };

/** A mobile number as accounts have it, of one that is written internationally or with spaces. */
function mobileIn({ phone_number, phone_number_verified }: OpenIdClaims): string | null {
	if (typeof phone_number !== "string" || phone_number_verified !== true) return null;
	const digits = phone_number.replaceAll(/[\s()-]/g, "").replace(/^(\+|00)86/, "");
	return isMobile(digits) ? digits : null;
}

const emailIn = ({ email, email_verified }: OpenIdClaims): string | null =>
	typeof email === "string" && email_verified === true ? email.trim().toLowerCase() : null;

/** The roles that claims give; null where none are mapped. */
function rolesIn(claims: OpenIdClaims, { roles }: OpenIdSettings): Role[] | null {
	if (!roles) return null;
	const claim = claims[roles.claim];
	const values = typeof claim === "string" ? [claim] : isStrings(claim) ? claim : [];
	return [...new Set(values.flatMap((value) => roles.byValue.get(value) ?? []))];
}

/** Whose account claims lead to that no identity is linked with: by verified number, then by verified address. */
async function accountFor(db: Db, claims: OpenIdClaims, roles: Role[] | null): Promise<UserRow | null> {
	const mobile = mobileIn(claims);
	const email = emailIn(claims);
	const byMobile = mobile === null ? null : await findUserBy(db, "mobile", mobile);
	if (byMobile) return byMobile;
	const byEmail = email === null ? null : await findUserBy(db, "work_email", email);
	if (byEmail) return byEmail;
	return mobile !== null && roles && roles.length > 0 ? findOrCreateUser(db, mobile) : null;
}

/** Links an account with whoever came, and records it; false where it is linked with another identity of the provider. */
async function link(db: Db, user: UserRow, identity: { issuer: string; subject: string }, from: string) {
	if (!(await linkIdentity(db, identity, user.id))) return false;
	const object = { kind: "account", id: user.id } as const;
	await record(db, { actor: user, from, action: "work_account.linked", object, detail: identity });
	return true;
}

/**
 * Recognises who signed in at the provider: by the subject, or the first time by a verified mobile number or address. A
 * citizen's account is not linked: what staff sign in with opens nothing that is private. Call it in a transaction.
 */
export async function recognise(
	db: Db,
	claims: OpenIdClaims,
	{ settings, from }: { settings: OpenIdSettings; from: string },
): Promise<Recognised> {
	const identity = { issuer: settings.issuer, subject: claims.sub };
	const roles = rolesIn(claims, settings);
	const linked = await findLinked(db, identity);
	const found = linked ?? (await accountFor(db, claims, roles));
	if (!found) return { user: null, refused: "unknown" };
	if (roles) await applyRoles(db, { id: found.id, roles, mapped: settings.roles?.byValue ?? new Map(), from });
	const user = (await findUser(db, found.id)) ?? found;
	if (!isStaff(user)) return { user, refused: "no_right" };
	if (!linked && !(await link(db, user, identity, from))) return { user, refused: "other_identity" };
	return { user };
}
