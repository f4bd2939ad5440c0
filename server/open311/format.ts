import type { FastifyReply } from "fastify";
import { isObject } from "../../schemas/json/json.ts";
import { element } from "../discovery/markup.ts";

/** The formats of GeoReport v2; XML is the standard's own, and what is sent where none is named. */
export type Format = "xml" | "json";

const TYPES: Record<Format, string> = { xml: "text/xml; charset=utf-8", json: "application/json; charset=utf-8" };

/** What the entries of a list are called in XML. */
const ENTRIES: Readonly<Record<string, string>> = {
	services: "service",
	service_requests: "request",
	attributes: "attribute",
	values: "value",
	errors: "error",
	endpoints: "endpoint",
	formats: "format",
	keywords: "keyword",
};

function xmlOf(name: string, value: unknown): string {
	if (Array.isArray(value)) {
		const entry = ENTRIES[name] ?? "item";
		return `<${name}>${value.map((one) => xmlOf(entry, one)).join("")}</${name}>`;
	}
	if (isObject(value)) {
		const parts = Object.entries(value).map(([part, of]) => xmlOf(part, of));
		return `<${name}>${parts.join("")}</${name}>`;
	}
	return value === null || value === undefined || value === "" ? `<${name} />` : element(name, String(value));
}

/** Sends a value; `root` is the element that holds it in XML. */
export function sendAs(reply: FastifyReply, format: Format, root: string, value: unknown): FastifyReply {
	reply.type(TYPES[format]);
	if (format === "json") return reply.send(JSON.stringify(value));
	return reply.send(`<?xml version="1.0" encoding="utf-8"?>\n${xmlOf(root, value)}`);
}
