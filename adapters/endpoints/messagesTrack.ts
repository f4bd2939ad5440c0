import { commandAdapter } from "../factories/commandAdapter.ts";

/**
 * POST report/api.Messages/track: a case by its number and query code. Changes nothing; a code has no place in an
 * address.
 */
export const messagesTrack = commandAdapter("messagesTrack", { invalidates: [] });
