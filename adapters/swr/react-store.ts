/**
 * What swr takes from the package use-sync-external-store, which brings the hook to React before 18: ours has it
 * (vite.config.ts puts this module in the package's place). It buys 0.2 KB gzipped of every first page, and the shell's budget needs them.
 */
export { useSyncExternalStore } from "react";
