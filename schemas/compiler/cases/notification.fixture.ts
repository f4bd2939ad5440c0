import { type Json, withDocument } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const FILE = "notifications.json";
const SMS = { event: "case_moved", channel: "sms", text: "Case {number}: {state}." };

const told =
	(...messages: Json[]) =>
	() =>
		withDocument(FILE, { kind: "notifications", id: "notifications", messages });

/** What is wrong with what people are told. */
export const NOTIFICATION_CASES: Case[] = [
	[
		"message-argument",
		"a message that names what somebody wrote",
		told({ ...SMS, text: "Case {number}: {title}." }),
		FILE,
		"/messages/0/text",
		"{title}",
	],
	[
		"message-argument",
		"a subject that names a case where none is told of",
		told(SMS, { event: "staff_invited", channel: "email", subject: "{number}", text: "Come to {link}." }),
		FILE,
		"/messages/1/subject",
		"{number}",
	],
	["message-argument", "an e-mail without a subject", told({ ...SMS, channel: "email" }), FILE, "/messages/0", "{"],
	["duplicate-id", "two messages for one event and channel", told(SMS, SMS), FILE, "/messages/1/event", "case_moved"],
];
