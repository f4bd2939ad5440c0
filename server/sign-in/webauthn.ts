/** The library of WebAuthn, loaded by the first call that has to do with a passkey: it is a tenth of all that a server would load at its start. */
export const webauthn = (): Promise<typeof import("@simplewebauthn/server")> => import("@simplewebauthn/server");
