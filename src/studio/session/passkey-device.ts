import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Has the device make a passkey; null where its owner turned back, or it has one for the portal already. */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
	const { startRegistration } = await import("@simplewebauthn/browser");
	return startRegistration({ optionsJSON }).catch(() => null);
}

/** Has the device sign with one of its passkeys for the portal; null where its owner turned back, or it has none. */
export async function signWithPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	return startAuthentication({ optionsJSON }).catch(() => null);
}
