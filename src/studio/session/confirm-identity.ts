type Listener = (request: ((confirmed: boolean) => void) | null) => void;

let listener: Listener = () => undefined;
let pending: Promise<boolean> | null = null;

/** Shows whoever asks to confirm who they are; one place in the studio does. Returns how to stop. */
export function onIdentityRequest(show: Listener): () => void {
	listener = show;
	return () => {
		listener = () => undefined;
	};
}

/** Asks somebody to confirm by a code that it is still them; false where they would rather not. Several ask once. */
export function requestIdentity(): Promise<boolean> {
	pending ??= new Promise<boolean>((resolve) => listener(resolve)).finally(() => {
		pending = null;
		listener(null);
	});
	return pending;
}
