import type { DocumentSource } from "../../schemas/compiler/index.ts";
import { asArray, asObject, type JsonObject } from "../../schemas/json/json.ts";
import { changedDocuments } from "../../server/testing/changed-documents.ts";

const SORTING = { label: "Being sorted", description: "We look at it.", tone: "info", open311: "open", public: false };
const THANKED = { label: "Thanked", description: "It was read.", tone: "success", open311: "closed", public: false };
const LOOKED_AT = {
	label: "Looked at",
	description: "Somebody was there.",
	tone: "info",
	open311: "open",
	public: true,
	checklist: [{ id: "measured", label: "It was measured" }],
};

const byHandler = { by: ["handler"], note: "optional" };

/** A workflow with two states of its own. */
const THANKS = {
	kind: "workflow",
	id: "thanks",
	states: { sorting: SORTING, thanked: THANKED },
	transitions: [
		{ action: "submit", label: "File", from: [], to: "sorting", by: ["citizen"], note: "none" },
		{ action: "thank", label: "Say thanks", from: ["sorting"], to: "thanked", ...byHandler },
	],
	clocks: [{ id: "thank", label: "Thanked within a day", from: "sorting", until: ["thanked"], days: 1 }],
};

/** The shipped workflow with a state more, whose checklist the step out of it wants. */
const withLookedAt = (workflow: JsonObject): JsonObject => ({
	...workflow,
	states: { ...asObject(workflow.states), looked_at: LOOKED_AT },
	transitions: [
		...asArray(workflow.transitions),
		{ action: "look", label: "Look at it", from: ["accepted"], to: "looked_at", ...byHandler },
		{ action: "finish", label: "Finish it", from: ["looked_at"], to: "closed", ...byHandler, needs_checklist: true },
	],
});

const withThanks = (categories: JsonObject): JsonObject => ({
	...categories,
	categories: asArray(categories.categories)
		.map(asObject)
		.map((one) => (one.code === "lighting" ? { ...one, workflow: "thanks" } : one)),
});

/** The shipped documents with a state more in their workflow, a second workflow for street lighting, and other changes. */
export const twoWorkflows = (others: Parameters<typeof changedDocuments>[0] = {}): DocumentSource[] => [
	...changedDocuments({ ...others, "workflow.json": withLookedAt, "categories.json": withThanks }),
	{ path: "workflows/thanks.json", text: JSON.stringify(THANKS) },
];
