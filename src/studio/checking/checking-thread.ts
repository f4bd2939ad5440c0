import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import type { CheckAnswer, CheckRequest } from "./check-messages.ts";

/** As much of a worker as checking needs. */
export type CheckPort = {
	postMessage(request: CheckRequest): void;
	onAnswer(listener: (answer: CheckAnswer) => void): void;
	onFailure(listener: () => void): void;
	end(): void;
};

/** Has documents checked elsewhere, the latest state only. */
export type CheckingThread = {
	check(sources: readonly DocumentSource[]): void;
	end(): void;
};

type CheckListener = {
	/** What is wrong, and whether that is so of what was given last. */
	found(diagnostics: readonly Diagnostic[], isLatest: boolean): void;
	failed(): void;
};

/** Starts checking over a port. One check is under way at a time; states that are passed over meanwhile are never sent. */
export function createCheckingThread(port: CheckPort, listener: CheckListener): CheckingThread {
	const sent = new Map<string, string>();
	let waiting: readonly DocumentSource[] | undefined;
	let number = 0;
	let isBusy = false;

	function changesTo(sources: readonly DocumentSource[]): CheckRequest["changes"] {
		const texts = new Map(sources.map(({ path, text }) => [path, text]));
		const gone = [...sent.keys()].filter((path) => !texts.has(path)).map((path) => [path, null] as const);
		const news = [...texts].filter(([path, text]) => sent.get(path) !== text);
		for (const [path] of gone) sent.delete(path);
		for (const [path, text] of news) sent.set(path, text);
		return [...gone, ...news];
	}

	function send(): void {
		if (isBusy || !waiting) return;
		const changes = changesTo(waiting);
		waiting = undefined;
		isBusy = true;
		port.postMessage({ number: ++number, changes });
	}

	port.onAnswer((answer) => {
		if (answer.number !== number) return;
		isBusy = false;
		listener.found(answer.diagnostics, waiting === undefined);
		send();
	});
	port.onFailure(listener.failed);
	return {
		check(sources) {
			waiting = sources;
			send();
		},
		end: port.end,
	};
}

/** A worker of this browser that checks. */
export function startCheckWorker(): CheckPort {
	const worker = new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" });
	return {
		postMessage: (request) => worker.postMessage(request),
		onAnswer: (listener) => worker.addEventListener("message", ({ data }: MessageEvent<CheckAnswer>) => listener(data)),
		onFailure: (listener) => worker.addEventListener("error", () => listener()),
		end: () => worker.terminate(),
	};
}
