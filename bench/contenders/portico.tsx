/** Portico's form host as a page of its own, started as src/main.tsx starts the portal: the form stands rendered, and is taken over. */
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createReleaseLoader } from "../../renderer/loader/release-loader.ts";
import { verifySha256 } from "../../renderer/loader/verify.ts";
import type { Look } from "../../renderer/prerendered/Hydrating.tsx";
import "../../renderer/skin/skin.gen.css";
import { hydrate } from "../../src/app/hydration/hydrate.ts";
import { prerenderedIn } from "../../src/app/hydration/prerendered-in.ts";
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
const source = prerenderedIn(document);
const named = namedRelease(document);
if (!root || !source || !named)
	throw new Error("bench: expected the document of a drawn form, which names its release");
loader.attend({ path: `/bench/${form}`, locale: LOCALE });
const portico = (look?: Look) => <PorticoForm loader={loader} form={form} look={look} />;
const open = () => loader.open(named);
void hydrate(root, open(), {
	again: open,
	adopt: () => startTransition(() => void hydrateRoot(root, portico(source))),
	render: () => createRoot(root).render(portico()),
});
