import type { BlockComponent } from "../../block.ts";
import { useView } from "../../loader/release-context.tsx";
import { GrowingList } from "./GrowingList.tsx";
import { PagedList } from "./PagedList.tsx";

/** A list view: what an operation returns, with filters, sort order and paging kept in the URL. */
export const ListBlock: BlockComponent<"list"> = ({ block }) => {
	const view = useView(block.view);
	if (view.type !== "list") throw new Error(`list block: view "${view.id}" is a ${view.type} view, expected a list`);
	const List = view.paging?.mode === "more" && !block.compact ? GrowingList : PagedList;
	// Another operation means other hooks: the list starts anew.
	return <List key={view.operation} view={view} block={block} />;
};
