import type { Adapters, QueryState } from "../../../adapters/adapter.ts";
import { isNameIn } from "../../../schemas/json/one-of.ts";
import type { Envelope, OperationName } from "../../../schemas/operation.ts";
import { OPERATION_KINDS } from "../../../schemas/operations.gen.ts";
import type { Attachment } from "../../../schemas/types.gen.ts";
import type { StablePorts } from "../../ports/ports-context.tsx";
import { PlainLink } from "./PlainLink.tsx";

const NOTHING_TO_DO = () => undefined;
const NO = async () => false;

const NO_ANSWER: QueryState<unknown> = {
	data: undefined,
	code: undefined,
	msg: "",
	error: undefined,
	loading: false,
	stale: false,
	reload: NOTHING_TO_DO,
};
const ABSENT: Envelope<null> = { code: 404, msg: "", data: null };

const dataUrlOf = (file: File) =>
	new Promise<string>((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error ?? new Error(`${file.name}: could not be read`));
		reader.readAsDataURL(file);
	});

/** A file as rjsf keeps one: its content is the value, as a data URL. */
async function inValue(file: File): Promise<Envelope<Attachment>> {
	const url = await dataUrlOf(file);
	return {
		code: 0,
		msg: "",
		data: { id: url, url, name: file.name, size: file.size, mime: file.type, thumbnail_url: null },
	};
}

const noneGrowing = () => ({ ...NO_ANSWER, hasMore: false, loadingMore: false, loadMore: NOTHING_TO_DO });

function absent(operation: OperationName) {
	const kind = OPERATION_KINDS[operation];
	const send = async () => ABSENT;
	const uses = {
		upload: () => ({ upload: inValue }),
		command: () => ({ send, sending: false }),
		query: () => NO_ANSWER,
		list: () => NO_ANSWER,
	};
	return { operation, kind, use: uses[kind], useInfinite: noneGrowing, send, request: send };
}

const names = Object.keys(OPERATION_KINDS);
const isOperation = (name: string) => isNameIn(OPERATION_KINDS, name);
const namesAll = (adapters: object): adapters is Adapters => names.every((name) => Object.hasOwn(adapters, name));

function absentAdapters(): Adapters {
	const adapters = Object.fromEntries(names.filter(isOperation).map((name) => [name, absent(name)]));
	if (!namesAll(adapters)) throw new Error("expected an adapter for every operation");
	return adapters;
}

/** What stands where no application is around: files are read into the value, links are plain, and no server is asked. */
export const createBarePorts = (): StablePorts => ({
	adapters: absentAdapters(),
	caller: {
		call: async () => Promise.reject(NO_SERVER),
		request: () => Promise.reject(NO_SERVER),
		invalidate: async () => undefined,
	},
	router: { Link: PlainLink, navigate: NOTHING_TO_DO, back: NOTHING_TO_DO, leaveLogin: NOTHING_TO_DO },
	session: { user: null, start: NOTHING_TO_DO, update: NOTHING_TO_DO, signOut: NOTHING_TO_DO, openLogin: NO },
	dialogs: { confirm: NO, toast: NOTHING_TO_DO, openForm: NO },
	device: { print: NOTHING_TO_DO, share: NO, copyLink: NO, copy: NO, save: NOTHING_TO_DO, open: NOTHING_TO_DO },
	unsavedChanges: { register: () => NOTHING_TO_DO, any: () => false },
	config: { admin: {}, report: {} },
	offers: () => false,
	locale: "en-US",
	refresh: NOTHING_TO_DO,
	onError: ({ error }) => {
		throw error;
	},
});

const NO_SERVER = new Error("this form stands in no portal: expected ports in its formContext");
