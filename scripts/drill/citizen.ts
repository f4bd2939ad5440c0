import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a browser waits for a response (spec §9). */
const TIMEOUT_MS = 5_000;

/** Between two attempts at the same case. */
const AGAIN_MS = 300;

/** Between two cases: without it, filing alone keeps a processor busy for as long as a drill takes. */
const PAUSE_MS = 150;

/** Said by the portal itself where a request gets no response in time. */
const NO_RESPONSE = "(no response; the portal says so itself and keeps what was typed)";

type Envelope = { code: number; msg: string; data: Record<string, unknown> };
type Submission = { idempotency_key: string } & Record<string, unknown>;

/** A case that the portal has acknowledged, with what is needed to find it again. */
type Acknowledged = { submission: Submission; number: string; queryCode: string; file: string | null };

/** What a citizen has met with. */
export type Experience = {
	/** Words that were shown instead of an acknowledgement, and how often. */
	words: Map<string, number>;
	acknowledged: Acknowledged[];
	/** When the last case was acknowledged, as Date.now() has it; 0 before the first. */
	lastAt: number;
};

/** A one-pixel picture, as small as an attachment can be. */
const PICTURE = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);

const countWords = (experience: Experience, words: string) =>
	experience.words.set(words, (experience.words.get(words) ?? 0) + 1);

async function request(url: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<Envelope> {
	const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
	return response.json();
}

const post = (url: string, body: unknown, timeoutMs?: number) =>
	request(
		url,
		{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
		timeoutMs,
	);

/** What is sent of the form for suggestions, which needs no account. */
async function formOf(url: string): Promise<{ form_hash: string; release: string }> {
	const current: { id: string; manifest_url: string } = await (await fetch(`${url}/release/current.json`)).json();
	const response = await fetch(`${url}${current.manifest_url}`);
	const manifest: { forms: Record<string, { artefact: string }> } = await response.json();
	return { form_hash: manifest.forms.suggestion?.artefact ?? "", release: current.id };
}

const VALUES = {
	category: "suggestion",
	kind: "suggestion",
	title: "A lamp that is out",
	description: "It has been out for days.",
	consent: true,
};

/** A suggestion to a portal as it is sent, but for its key. */
export const submissionTo = async (url: string): Promise<Record<string, unknown>> => ({
	form: "suggestion",
	...(await formOf(url)),
	data: VALUES,
});

/** The same with a file that was sent before. */
const withFile = (submission: Record<string, unknown>, id: string | null) =>
	id === null ? submission : { ...submission, data: { ...VALUES, attachments: [id] }, attachments: [id] };

function upload(url: string, timeoutMs?: number): Promise<Envelope> {
	const form = new FormData();
	form.append("file", new Blob([PICTURE], { type: "image/png" }), "lamp.png");
	return request(`${url}/api/File/upload`, { method: "POST", body: form }, timeoutMs);
}

/** Tries again until it is acknowledged or nobody wants it any more, as a person does who was told to try again. */
async function insist(attempt: () => Promise<Envelope>, experience: Experience, wanted: () => boolean) {
	for (; wanted(); await sleep(AGAIN_MS)) {
		const envelope = await attempt().catch(() => null);
		if (envelope?.code === 0) return envelope.data;
		countWords(experience, envelope ? `${envelope.code}: ${envelope.msg}` : NO_RESPONSE);
	}
	return null;
}

/** Whether the cases have files, for how many milliseconds a response is waited for, and how many pass between two cases. */
type Filing = { files: boolean; timeoutMs?: number; pause?: number };

/** A citizen on the other side of the network, who files one case after the other and insists on each. */
export async function startCitizen(url: () => string, { files, timeoutMs, pause = PAUSE_MS }: Filing) {
	const experience: Experience = { words: new Map(), acknowledged: [], lastAt: 0 };
	let going = true;
	const form = await submissionTo(url());
	const wanted = () => going;

	async function fileOne(): Promise<void> {
		const file = files ? await insist(() => upload(url(), timeoutMs), experience, wanted) : null;
		if (files && !file) return;
		const id = file ? String(file.id) : null;
		const submission: Submission = { ...withFile(form, id), idempotency_key: randomUUID() };
		const send = () => post(`${url()}/report/api.Messages/index`, submission, timeoutMs);
		const filed = await insist(send, experience, wanted);
		if (!filed) return;
		experience.lastAt = Date.now();
		experience.acknowledged.push({
			submission,
			number: String(filed.number),
			queryCode: String(filed.query_code),
			file: id,
		});
	}

	const filing = (async () => {
		for (; going; await sleep(pause)) await fileOne();
	})();
	return {
		experience,
		async stop() {
			going = false;
			await filing;
		},
	};
}

/** What is wrong with an acknowledged case: nothing where it is there, once, with its file. */
async function missingOf(url: string, { submission, number, queryCode, file }: Acknowledged): Promise<string | null> {
	const again = await post(`${url}/report/api.Messages/index`, submission);
	if (again.code !== 0 || again.data.number !== number)
		return `${number}: sent again it is ${again.code} ${again.data?.number}`;
	const found = await post(`${url}/report/api.Messages/track`, { number, query_code: queryCode });
	if (found.code !== 0) return `${number}: not found (${found.msg})`;
	if (file === null) return null;
	const address = JSON.stringify(found.data).match(/\/uploads\/[^"]+/)?.[0];
	const bytes = address && (await fetch(url + address).then((response) => (response.ok ? response.bytes() : null)));
	return bytes && bytes.length > 0 ? null : `${number}: its file is gone`;
}

/** Few enough that a busy machine still responds to each in time. */
const LOOKED_UP_AT_ONCE = 4;

/** What is wrong with acknowledged cases, in words: of each that is not there, once, with its file. */
export async function lostOf(url: string, acknowledged: Experience["acknowledged"]): Promise<string[]> {
	const lost: string[] = [];
	const left = acknowledged.values();
	const lookUp = async () => {
		for (const one of left) {
			const missing = await missingOf(url, one);
			if (missing !== null) lost.push(missing);
		}
	};
	await Promise.all(Array.from({ length: LOOKED_UP_AT_ONCE }, lookUp));
	return lost;
}
