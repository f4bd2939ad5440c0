/** Portico's form host as a page of its own, begun as src/main.tsx begins the portal: the form stands drawn, and is taken over. */
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import { verifySha256 } from "../../renderer/loader/verify.ts";
import type { Look } from "../../renderer/prerendered/TakingOver.tsx";
import "../../renderer/skin/skin.gen.css";
import { firstLookIn } from "../../src/app/prerendered/first-look.ts";
import { takeOver } from "../../src/app/prerendered/take-over.ts";
import { namedRelease } from "../../src/app/release/named-release.ts";
import { benchFormId } from "../form-of.ts";
import { LOCALE, PorticoForm } from "./portico-form.tsx";

const loader = createReleaseLoader({
	fetch: (url) => fetch(url),
	importModule: (url) => import(/* @vite-ignore */ url),
	verify: verifySha256,
});
const form = benchFormId(location.search);
const root = document.getElementById("root");
const source = firstLookIn(document);
const named = namedRelease(document);
if (!root || !source || !named)
	throw new Error("bench: expected the document of a drawn form, which names its release");
loader.attend({ path: `/bench/${form}`, locale: LOCALE });
const portico = (look?: Look) => <PorticoForm loader={loader} form={form} look={look} />;
const open = () => loader.open(named);
void takeOver(root, open(), {
	again: open,
	adopt: () => startTransition(() => void hydrateRoot(root, portico(source))),
	draw: () => createRoot(root).render(portico()),
});
