/** What is heard of once the page is idle: loaded together. */
export { listenForShownCase } from "./case-stream.ts";
export { listenForReleases } from "./release-stream.ts";
