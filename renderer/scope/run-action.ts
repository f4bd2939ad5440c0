import { isUserInfo } from "../../schemas/checks/session.gen.ts";
import type { Translator } from "../../schemas/i18n/translator.ts";
import type { Envelope } from "../../schemas/operation.ts";
import { isBinding } from "../../schemas/rules/texts/resolve-text.ts";
import type {
	Action,
	CallAction,
	CopyLinkAction,
	DownloadAction,
	PlainAction,
	StartSessionAction,
} from "../../schemas/types.gen.ts";
import { failureText } from "../ports/failure-text.ts";
import type { Parameters } from "../ports/named-adapters.ts";
import type { StablePorts } from "../ports/ports-context.tsx";
import type { Resolver } from "./use-resolved.ts";

/** What actions work with. `here` is the scope they are resolved in. */
type ActionTools = {
	ports: StablePorts;
	i18n: Translator;
	here: Resolver;
	send(operation: string, body: Parameters): Promise<Envelope<unknown>>;
	request(operation: string, query: Parameters): Promise<Envelope<unknown>>;
};

/** How an action went: `false` ends the list it stands in; a response of a call becomes /result for those after it. */
type Outcome = boolean | { result: unknown };

function navigate(href: string | undefined, { ports }: ActionTools): boolean {
	if (href === undefined) return false;
	if (href.startsWith("/")) ports.router.navigate(href);
	else ports.device.open(href);
	return true;
}

/** Codes that the adapters' error catalogue has already shown (spec §8). */
const SHOWN = [1, 500];

/** Calls; where the session has ended, offers login in place and calls once more. */
async function callLoggedIn(call: () => Promise<Envelope<unknown>>, { ports, i18n }: ActionTools) {
	const response = await call();
	if (response.code !== 401) return response;
	const why = i18n.t("Log in to do this. It is done as soon as you are logged in.");
	return (await ports.session.openLogin(why)) ? call() : response;
}

/** The result of a call; false for a refusal or a failure, which the reader has then been told. */
async function resultOf(
	call: () => Promise<Envelope<unknown>>,
	tools: ActionTools,
): Promise<{ result: unknown } | false> {
	const toastError = (text: string) => tools.ports.dialogs.toast({ tone: "error", text });
	const failed = (why: { error?: unknown; code?: number }) =>
		`${tools.i18n.t("That could not be done.")} ${tools.i18n.t(failureText(why))}`;
	try {
		const { code, msg, data, unsaid } = await callLoggedIn(call, tools);
		if (code === 0) return { result: data };
		if (unsaid || !(SHOWN.includes(code) || code === 401)) toastError(msg || failed({ code }));
	} catch (error) {
		toastError(failed({ error }));
	}
	return false;
}

/** Whether the reader says yes to what an action asks first; yes where it asks nothing. */
async function confirmed(
	{ confirm, confirm_label, danger }: CallAction,
	{ ports, here }: ActionTools,
): Promise<boolean> {
	if (!confirm) return true;
	return ports.dialogs.confirm({
		text: here.text(confirm),
		confirm: confirm_label === undefined ? undefined : here.text(confirm_label),
		danger,
	});
}

async function call(action: CallAction, tools: ActionTools): Promise<Outcome> {
	const { operation, body, done } = action;
	const { dialogs } = tools.ports;
	if (!(await confirmed(action, tools))) return false;
	const outcome = await resultOf(() => tools.send(operation, tools.here.body(body)), tools);
	if (outcome && done) dialogs.toast({ tone: "success", text: tools.here.within(outcome).text(done) });
	return outcome;
}

async function download({ operation, query, file_name, done }: DownloadAction, tools: ActionTools): Promise<Outcome> {
	const outcome = await resultOf(() => tools.request(operation, tools.here.query(query)), tools);
	if (!outcome) return false;
	const text = `${JSON.stringify(outcome.result, null, 2)}\n`;
	tools.ports.device.save({ name: file_name, type: "application/json", text });
	if (done) tools.ports.dialogs.toast({ tone: "success", text: tools.here.within(outcome).text(done) });
	return outcome;
}

function startSession(action: StartSessionAction, { ports, here }: ActionTools): boolean {
	const token = action.token === undefined ? undefined : here.raw(action.token);
	const user_info = here.raw(action.user_info);
	if (isUserInfo(user_info) && action.token === undefined) ports.session.update(user_info);
	else if (isUserInfo(user_info) && typeof token === "string") ports.session.start({ token, user_info });
	else {
		const error = new Error(`start_session: expected a token at ${action.token} and a user at ${action.user_info}`);
		ports.onError({ place: "action start_session", error });
		return false;
	}
	return true;
}

async function copyLink({ link }: Pick<CopyLinkAction, "link">, tools: ActionTools): Promise<boolean> {
	const { here, i18n, ports } = tools;
	const copied = await (link === undefined ? ports.device.copyLink() : ports.device.copy(here.text(link)));
	const text = i18n.t(copied ? "The link is copied" : "The link could not be copied");
	ports.dialogs.toast({ tone: copied ? "success" : "error", text });
	return copied;
}

/** Actions that need nothing said about them. Where the device cannot share, the link is copied instead. */
const PLAIN: { [Name in PlainAction["do"]]: (tools: ActionTools) => boolean | Promise<boolean> } = {
	sign_out({ ports }) {
		ports.session.signOut();
		return true;
	},
	open_login: ({ ports }) => ports.session.openLogin(),
	return({ ports }) {
		ports.router.leaveLogin();
		return true;
	},
	back({ ports }) {
		ports.router.back();
		return true;
	},
	reload({ ports }) {
		ports.refresh();
		return true;
	},
	print({ ports }) {
		ports.device.print();
		return true;
	},
	share: async (tools) => (await tools.ports.device.share()) || copyLink({}, tools),
};

async function runAction(action: Action, tools: ActionTools): Promise<Outcome> {
	switch (action.do) {
		case "navigate":
			return navigate(tools.here.href(action.link), tools);
		case "call":
			return call(action, tools);
		case "download":
			return download(action, tools);
		case "copy_link":
			return copyLink(action, tools);
		case "start_session":
			return startSession(action, tools);
		case "open_form": {
			const title = action.title && tools.here.text(action.title);
			const named = isBinding(action.form) ? tools.here.raw(action.form) : action.form;
			const form = typeof named === "string" ? named : action.fallback;
			if (form === undefined) return false;
			return tools.ports.dialogs.openForm({
				form,
				fallback: action.fallback,
				title,
				scope: tools.here.scope,
				prefill: tools.here.body(action.prefill),
			});
		}
		default:
			return PLAIN[action.do](tools);
	}
}

/**
 * Performs actions one after the other, up to the first that is refused, dismissed or fails; true when all were done.
 */
export async function runActions(actions: readonly Action[], tools: ActionTools): Promise<boolean> {
	let { here } = tools;
	for (const action of actions) {
		const outcome = await runAction(action, { ...tools, here });
		if (outcome === false) return false;
		if (outcome !== true) here = here.within(outcome);
	}
	return true;
}
