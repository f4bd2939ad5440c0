import type { FastifyInstance } from "fastify";
import type { ServerText } from "../../schemas/server-texts.ts";
import { type ExceededBound, exceededBound, MAX_JSON_DEPTH, MAX_JSON_NAME, MAX_JSON_VALUES } from "./json-bounds.ts";
import { invalid, type Refusal } from "./refusal.ts";

const TOO_MUCH: Record<ExceededBound, { text: ServerText; most: number }> = {
	values: { text: "What was sent holds more than {most} values.", most: MAX_JSON_VALUES },
	depth: { text: "What was sent is nested more than {most} levels deep.", most: MAX_JSON_DEPTH },
	name: { text: "What was sent has a name of more than {most} characters.", most: MAX_JSON_NAME },
};

function tooMuch(bound: ExceededBound): Refusal {
	const { text, most } = TOO_MUCH[bound];
	return invalid([{ pointer: "", message: text }], text, { most });
}

/**
 * Takes JSON as the only body beside a file's, bounded in values, depth and names before anything is made of it: whatever works
 * on a body afterwards, validators first of all, does so at a cost that is known.
 */
export function parseJsonBodies(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser("error", "error");
	app.removeAllContentTypeParsers();
	app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
		const bound = exceededBound(body);
		if (bound) done(tooMuch(bound));
		else void parse(request, body, done);
	});
}
