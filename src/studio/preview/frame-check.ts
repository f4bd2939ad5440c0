/** Something that axe finds in a frame: its rule, what it means in English, and where. */
export type AxeFinding = { rule: string; help: string; impact: string; targets: readonly string[] };

type AxeResults = {
	violations: readonly {
		id: string;
		help: string;
		impact?: string | null;
		nodes: readonly { target: readonly unknown[] }[];
	}[];
};

type AxeWindow = Window & { axe?: { run(context: Document): Promise<AxeResults> } };

/** axe runs within the frame whose page it looks at: its script is put there, which our policy allows of our own files. */
async function axeIn(frame: AxeWindow): Promise<NonNullable<AxeWindow["axe"]>> {
	if (frame.axe) return frame.axe;
	const { default: address } = await import("axe-core/axe.min.js?url");
	const script = frame.document.createElement("script");
	script.src = address;
	await new Promise((resolve, reject) => {
		script.addEventListener("load", resolve);
		script.addEventListener("error", reject);
		frame.document.head.append(script);
	});
	if (!frame.axe) throw new Error("axe: expected to have been loaded into the frame");
	return frame.axe;
}

/** How long a page may take until it stands, and how often it is looked whether it does; milliseconds. */
const READY_WITHIN = 15_000;
const PAUSE = 200;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What axe finds once the page in a frame has its heading and has come to rest. Rejects where it does not come. */
export async function checkWhenReady(frame: HTMLIFrameElement): Promise<AxeFinding[]> {
	for (let waited = 0; !frame.contentDocument?.querySelector("h1"); waited += PAUSE) {
		if (waited > READY_WITHIN) throw new Error("axe: the page did not come");
		await rest(PAUSE);
	}
	await rest(PAUSE * 4);
	return checkFrame(frame);
}

/** What axe finds on the page that a frame shows. Rejects where the frame cannot be reached. */
export async function checkFrame(frame: HTMLIFrameElement): Promise<AxeFinding[]> {
	const shown = frame.contentWindow;
	if (!shown) throw new Error("axe: expected a frame that shows a page");
	const axe = await axeIn(shown);
	const { violations } = await axe.run(shown.document);
	return violations.map(({ id, help, impact, nodes }) => ({
		rule: id,
		help,
		impact: impact ?? "",
		targets: nodes.map(({ target }) => target.join(" ")),
	}));
}
