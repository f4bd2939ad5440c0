/** Portico's form host as a page of its own, started as src/main.tsx starts the portal: the form stands rendered, and is hydrated. */
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import { verifySha256 } from "../../renderer/loader/verify.ts";
import type { Prerendered } from "../../renderer/prerender/Hydrating.tsx";
import "../../renderer/skin/skin.gen.css";
import { namedRelease } from "../../src/app/release/named-release.ts";
import { hydrate } from "../../src/prerender/hydrate.ts";
import { hydrationSourceIn } from "../../src/prerender/hydration-source.ts";
import { benchFormId } from "../form-of.ts";
import { LOCALE, PorticoForm } from "./portico-form.tsx";

const loader = createReleaseLoader({
	fetch: (url) => fetch(url),
	importModule: (url) => import(/* @vite-ignore */ url),
	verify: verifySha256,
});
const form = benchFormId(location.search);
const root = document.getElementById("root");
const source = hydrationSourceIn(document);
const named = namedRelease(document);
if (!root || !source || !named)
	throw new Error("bench: expected the document of a prerendered form, which names its release");
loader.attend({ path: `/bench/${form}`, locale: LOCALE });
const portico = (prerendered?: Prerendered) => <PorticoForm loader={loader} form={form} prerendered={prerendered} />;
const open = () => loader.open(named);
void hydrate(root, open(), {
	again: open,
	adopt: () => startTransition(() => void hydrateRoot(root, portico(source))),
	render: () => createRoot(root).render(portico()),
});
