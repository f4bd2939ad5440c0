import type { exampleMember } from "./example-member.ts";
import type { Scene } from "./scene.ts";

const TABS = ["cases", "news", "followed", "drafts", "account"];

/** The member centre, and a member's own cases. */
export const memberScenes = ({ session, replied, requested }: Awaited<ReturnType<typeof exampleMember>>): Scene[] => [
	...TABS.map((tab) => ({ name: `user-index-${tab}`, path: `/user/index?tab=${tab}`, session })),
	{ name: "own-case-replied", path: `/message/detail?id=${replied}`, session },
	{ name: "own-case-asked", path: `/message/detail?id=${requested}`, session },
];
