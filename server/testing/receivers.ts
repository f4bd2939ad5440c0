import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that holds what it gets; `refusal` is what it answers to recipients instead. */
export type MailServer = {
	url: string;
	mails: { to: string[]; text: string }[];
	refusal: { responseCode: number } | null;
	close(): Promise<void>;
};

/** A receiver of webhooks that holds what it gets and answers with a status. */
export type WebhookReceiver = {
	url: string;
	posted: { body: string; headers: Record<string, string> }[];
	status: number;
	close(): Promise<void>;
};

function portOf(server: { address(): unknown }): number {
	const address = server.address();
	return typeof address === "object" && address !== null ? Number(Reflect.get(address, "port")) : 0;
}

/** Opens a real mail server on a free port. */
export async function openMailServer(): Promise<MailServer> {
	const smtp = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onRcptTo: (_address, _session, done) =>
			done(opened.refusal ? Object.assign(new Error("no such mailbox here"), opened.refusal) : null),
		onData(stream, { envelope }, done) {
			text(stream).then((body) => {
				opened.mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: body });
				done();
			}, done);
		},
	});
	const opened: MailServer = {
		url: "",
		mails: [],
		refusal: null,
		close: () => new Promise((resolve) => smtp.close(() => resolve())),
	};
	await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
	opened.url = `smtp://127.0.0.1:${portOf(smtp.server)}`;
	return opened;
}

/** Opens a receiver of webhooks on a free port. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
	const server = createServer(async (request, response) => {
		const body = await text(request);
		const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
		opened.posted.push({ body, headers: Object.fromEntries(headers) });
		response.writeHead(opened.status).end();
	});
	const opened: WebhookReceiver = {
		url: "",
		posted: [],
		status: 200,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	opened.url = `http://127.0.0.1:${portOf(server)}/cases`;
	return opened;
}
