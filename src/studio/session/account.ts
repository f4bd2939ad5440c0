import { createContext, useContext } from "react";
import type { UserStore } from "../../stores/user-store.ts";
import type { Me } from "../api/admin-types.ts";

type AccountValue = {
	user: UserStore;
	/** The server has ended the session of who was signed in here. */
	sessionEnded: boolean;
	/** Where who has just signed out here can sign out at the provider, too. */
	endSessionUrl: string | null;
	setEndSessionUrl(url: string | null): void;
	/** Chooses the studio's language (BCP 47). */
	speak(locale: string): void;
};

const AccountContext = createContext<AccountValue | null>(null);

/** Hands the session's store to all inside. */
export const AccountProvider = AccountContext.Provider;

/** The session's store. Throws outside an AccountProvider. */
export function useAccount(): AccountValue {
	const account = useContext(AccountContext);
	if (!account) throw new Error("useAccount: expected an AccountProvider around the studio");
	return account;
}

const MeContext = createContext<Me["user"] | null>(null);

/** Says who is signed in to all inside. */
export const MeProvider = MeContext.Provider;

/** Who is signed in; null outside of SignedIn. */
export const useMe = (): Me["user"] | null => useContext(MeContext);
