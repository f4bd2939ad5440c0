import type { Documents, Json } from "../../../schemas/edits/types.ts";
import type samples from "./sample-parts.zh-CN.json";

/** Members of a block, as a document has them. */
export type BlockMembers = Readonly<Record<string, Json>>;

/** Words that a new part begins with, in the language of whoever adds it. */
export type FirstWords = { text: string; title: string };

/** Puts a text of the type's own, or of the parts that several examples have, into the studio's language. */
export type TranslateExample<Own extends string = string> = (text: Own | keyof typeof samples) => string;

/** What a block shows that is nothing without data. */
export type BlockData<Own extends string = string> = {
	/** What a page calls the data that it loads for the block, where it has none by that operation. */
	name: string;
	operation: string;
	query: BlockMembers | null;
	/** What a new block reads of it, which stands at a pointer. */
	reads(at: string): BlockMembers;
	/** What stands in for the response in the palette's example. */
	invents(t: TranslateExample<Own>): Readonly<Record<string, unknown>>;
};

/**
 * How the studio offers a type of block. Each type declares every aspect; `Own` are the texts of the type's own, which its file
 * of Chinese translates: one without a translation does not compile.
 */
export type BlockOffer<Own extends string = string> = {
	/** Its place in the palette, the lowest first; of two that are equal, the first by name. Null after all that have one. */
	rank: number | null;
	label: Own;
	/** What it is for, in a few words. */
	help: Own;
	icon: string;
	/** What the settings call options that no other part of a document has. */
	options: Readonly<Record<string, Own>>;
	/** What a new one begins with, where empty would not do; null where that does. */
	begins: ((documents: Documents, words: FirstWords) => BlockMembers) | null;
	/** What it reads of a page's data; null where it reads none. */
	data: BlockData<Own> | null;
	/** How it is put around a block that stands there; null where that is not offered. */
	wraps: { label: Own; around(inner: Json, title: string): BlockMembers } | null;
	/** What the palette's example has besides; null where a new one shows enough. */
	example: ((t: TranslateExample<Own>, label: string) => BlockMembers) | null;
};
