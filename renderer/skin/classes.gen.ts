/* Generated from the *.recipe.ts files by `npm run generate`. Do not edit. */
import { plain, slots } from "./class-names.ts";

/** Class names by recipe: one string for a plain recipe, one per slot for a slot recipe. */
export const skin = {
	button: plain<{ "variant"?: "solid" | "outline" | "subtle" | "ghost" | "danger" | "link"; "size"?: "sm" | "md" | "lg" | "icon"; "full"?: boolean }>("pt-button", "variant size full", {"variant":"solid","size":"md"}),
	visuallyHidden: plain<Record<never, never>>("pt-visually-hidden", "", {}),
	listEntry: slots<"list" | "entry" | "media" | "image" | "icon" | "body" | "head" | "title" | "link" | "text" | "meta" | "fact" | "factLabel", { "layout"?: "cards" | "rows" }>("pt-list-entry", {"list":"layout","entry":"layout","media":"layout","image":"","icon":"","body":"layout","head":"","title":"","link":"","text":"","meta":"","fact":"","factLabel":""}, {"layout":"cards"}),
	listFilters: slots<"root" | "fields" | "field" | "label" | "control" | "submit" | "toggle" | "chips" | "chip" | "clear", { "widget"?: "search" | "select" | "date"; "folded"?: boolean }>("pt-list-filters", {"root":"","fields":"","field":"widget folded","label":"","control":"","submit":"","toggle":"","chips":"","chip":"","clear":""}, {"widget":"select","folded":false}),
	listPaging: slots<"root" | "list" | "link" | "gap", { "current"?: boolean; "far"?: boolean }>("pt-list-paging", {"root":"","list":"","link":"current far","gap":""}, {"current":false,"far":false}),
	listTable: slots<"frame" | "table" | "header" | "row" | "cell" | "link", Record<never, never>>("pt-list-table", {"frame":"","table":"","header":"","row":"","cell":"","link":""}, {}),
	listView: slots<"root" | "bar" | "count" | "sort" | "region" | "more", { "compact"?: boolean; "busy"?: boolean }>("pt-list-view", {"root":"","bar":"","count":"","sort":"","region":"compact busy","more":""}, {"compact":false,"busy":false}),
	attachmentList: slots<"root" | "item" | "thumb" | "image" | "icon" | "about" | "name" | "meta" | "download", Record<never, never>>("pt-attachment-list", {"root":"","item":"","thumb":"","image":"","icon":"","about":"","name":"","meta":"","download":""}, {}),
	imageViewer: slots<"root" | "bar" | "name" | "count" | "stage" | "image" | "button", Record<never, never>>("pt-image-viewer", {"root":"","bar":"","name":"","count":"","stage":"","image":"","button":""}, {}),
	badge: slots<"root", { "tone"?: "neutral" | "info" | "success" | "warning" | "danger" }>("pt-badge", {"root":"tone"}, {"tone":"neutral"}),
	factList: slots<"root" | "fact" | "label" | "value", Record<never, never>>("pt-fact-list", {"root":"","fact":"","label":"","value":""}, {}),
	flowTimeline: slots<"root" | "entry" | "mark" | "head" | "label" | "state" | "meta" | "note" | "files", { "tone"?: "neutral" | "info" | "success" | "warning" | "danger" }>("pt-flow-timeline", {"root":"","entry":"","mark":"tone","head":"","label":"","state":"","meta":"","note":"","files":""}, {"tone":"neutral"}),
	prose: slots<"root" | "contents" | "contentsTitle" | "contentsList" | "body", Record<never, never>>("pt-prose", {"root":"","contents":"","contentsTitle":"","contentsList":"","body":""}, {}),
	skeleton: slots<"root" | "line" | "block", { "width"?: "short" | "medium" | "long"; "size"?: "text" | "title" }>("pt-skeleton", {"root":"","line":"width size","block":""}, {"width":"long","size":"text"}),
	stateNotice: slots<"root" | "icon" | "title" | "text" | "actions", { "shape"?: "panel" | "strip" }>("pt-state-notice", {"root":"shape","icon":"shape","title":"shape","text":"shape","actions":"shape"}, {"shape":"panel"}),
};
