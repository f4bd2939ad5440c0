import type { FastifyRequest } from "fastify";

const AMONG = {
	br: /(^|,)\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/,
	gzip: /(^|,)\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)/,
};

/** Whether a browser takes a coding: its name is among what it accepts, and not at nought (RFC 9110 §12.5.3). */
export const takesCoding = ({ headers }: Pick<FastifyRequest, "headers">, coding: keyof typeof AMONG): boolean =>
	AMONG[coding].test(String(headers["accept-encoding"] ?? ""));
