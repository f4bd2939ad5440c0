import { changed, type Json, withDocument } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const STEPS = "forms/steps.json";
const SENT = "forms/sent.json";

const filing = (tokens: (string | number)[], value: Json | undefined) => () =>
	changed(STEPS, tokens, value, "form-steps");

const category = (own: Json | undefined) => filing(["schema", "properties", "category"], own);

const uploads = (tokens: (string | number)[], value: Json | undefined) => () =>
	changed("forms/uploads.json", tokens, value, "form-uploads");

type Sent = { operation: string; body: Json; schema: Json; required?: string[]; field?: Json };

/** A form that sends one value, `said`. */
const sends =
	({ operation, body, schema, required = ["said"], field }: Sent) =>
	() =>
		withDocument(SENT, {
			kind: "form",
			id: "sent",
			title: "Sent",
			schema: { type: "object", properties: { said: schema }, required },
			fields: field === undefined ? {} : { "/said": field },
			submit: { operation, label: "Send", body },
		});

const SAID = { bind: "/form/said" };
const TEXT = { type: "string", title: "Said", maxLength: 40 };
const track = (schema: Json, required = ["said"]) =>
	sends({ operation: "messagesTrack", body: { number: "2026000001", query_code: SAID }, schema, required });
const avatar = (field: Json) => sends({ operation: "userUpdateProfile", body: { avatar: SAID }, schema: TEXT, field });

/** A form that answers a question with the values that its schema has, and with more in its body. */
const answers = (body: Json, properties: Json) => () =>
	withDocument(SENT, {
		kind: "form",
		id: "sent",
		title: "Sent",
		schema: { type: "object", properties, required: ["id"] },
		fields: { "/id": { widget: "hidden", prefill: "/query/id" } },
		submit: { operation: "messagesSupplement", label: "Send", body },
	});

const ID = { type: "string", title: "Case", minLength: 1, maxLength: 64 };
const HANDED = { id: ID, number: TEXT, query_code: TEXT, question: TEXT };
const VALUES = { id: { bind: "/form/id" }, data: { bind: "/form" } };
const VERSION = {
	form: { bind: "/submission/form" },
	form_hash: { bind: "/submission/form_hash" },
	release: { bind: "/submission/release" },
};

/** What the server would refuse of what a form sends. */
export const SUBMISSION_CASES: Case[] = [
	[
		"unsendable",
		"an answer that is neither a note nor a form's",
		answers({ id: { bind: "/form/id" } }, HANDED),
		SENT,
		"/submit/body",
		'"body"',
	],
	[
		"unsendable",
		"an answer that does not say of which version of its form it is",
		answers({ ...VALUES, ...VERSION, form_hash: "1" }, HANDED),
		SENT,
		"/submit/body/form_hash",
		'"form_hash"',
	],
	[
		"unsendable",
		"a form that answers a question and has no place for it",
		answers({ ...VALUES, ...VERSION }, { id: ID, number: TEXT, query_code: TEXT }),
		SENT,
		"/schema/properties",
		'"properties"',
	],
	["unsendable", "a case form without a category", category(undefined), STEPS, "/schema", '"schema"'],
	[
		"unsendable",
		"a category that may be left out",
		filing(["schema", "required"], []),
		STEPS,
		"/schema/properties/category",
		'"category"',
	],
	[
		"unsendable",
		"a category that is asked only sometimes",
		filing(["fields", "/category", "when"], { "/form/kind": true }),
		STEPS,
		"/schema/properties/category",
		'"category"',
	],
	[
		"unsendable",
		"a category that is a number",
		category({ type: "integer", default: 1 }),
		STEPS,
		"/schema/properties/category",
		'"category"',
	],
	[
		"unsendable",
		"a hidden category that nothing fills in",
		category({ type: "string" }),
		STEPS,
		"/schema/properties/category",
		'"category"',
	],
	[
		"unsendable",
		"a project that is typed",
		filing(["schema", "properties", "project"], TEXT),
		STEPS,
		"/schema/properties/project",
		'"project"',
	],
	[
		"unsendable",
		"a case that says it is another form's",
		filing(["submit", "body", "form"], "complaint"),
		STEPS,
		"/submit/body/form",
		'"form": "complaint"',
	],
	[
		"unsendable",
		"a case of only a part of the answers",
		filing(["submit", "body", "data"], { bind: "/form/who" }),
		STEPS,
		"/submit/body/data",
		'"data"',
	],
	[
		"unsendable",
		"files that are not sent along",
		uploads(["submit", "body", "attachments"], undefined),
		"forms/uploads.json",
		"/submit/body",
		'"body"',
	],
	[
		"unsendable",
		"one key for whatever is sent",
		filing(["submit", "body", "idempotency_key"], "always-the-same"),
		STEPS,
		"/submit/body/idempotency_key",
		'"idempotency_key"',
	],
	[
		"unsendable",
		"a step that the workflow does not let a citizen make",
		sends({ operation: "messagesReopen", body: { id: "1", note: SAID }, schema: TEXT }),
		SENT,
		"/submit/operation",
		'"operation": "messagesReopen"',
	],
	[
		"unsendable",
		"a picture of a profile that may be a PDF",
		avatar({ widget: "file", accept: ["image/png", "application/pdf"] }),
		SENT,
		"/submit/body/avatar",
		'"avatar"',
	],
	[
		"missing-parameter",
		"a parameter that is needed and the answer to a question that is not",
		track({ ...TEXT, minLength: 6, maxLength: 16 }, []),
		SENT,
		"/submit/body/query_code",
		'"query_code"',
	],
	[
		"parameter-type",
		"an answer that may be longer than its operation takes",
		track(TEXT),
		SENT,
		"/submit/body/query_code",
		'"query_code"',
	],
	[
		"parameter-type",
		"an answer that may be written as its operation does not take it",
		() => changed("forms/login.json", ["schema", "properties", "code", "pattern"], undefined),
		"forms/login.json",
		"/submit/body/code",
		'"code"',
	],
	[
		"parameter-type",
		"a choice that its operation does not take",
		track({ type: "string", title: "Said", enum: ["abcdef", "abc"] }),
		SENT,
		"/submit/body/query_code",
		'"query_code"',
	],
	[
		"untitled-case",
		"a case form that asks no title",
		filing(["schema", "properties", "title"], undefined),
		STEPS,
		"/schema",
		'"schema"',
	],
	[
		"untitled-case",
		"a title of which nothing says who sees it",
		filing(["fields", "/title"], {}),
		STEPS,
		"/schema/properties/title",
		'"title"',
	],
];
