import { isStaff } from "../policies/rights.ts";
import type { Requester } from "./caller.ts";

/**
 * By what a limit counts somebody: staff by person, as an office shares one address and takes in what many citizens bring; all others
 * by the address that they come from.
 */
export const countedAs = ({ user, ip }: Pick<Requester, "user" | "ip">): string =>
	user !== null && isStaff(user) ? user.id : ip;
