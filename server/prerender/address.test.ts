import { join } from "node:path";
import { expect, it } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import { readDocuments } from "../../schemas/read-documents.ts";
import { parametersOf, prerenderedAddress } from "./address.ts";

const { release } = compile(readDocuments(join(import.meta.dirname, "../../schemas/documents")));
if (!release) throw new Error("expected the shipped documents to compile");
const { manifest, files } = release;

const artefact = (hash: string) => JSON.parse(files.find(({ name }) => name === `${hash}.json`)?.body ?? "null");
const parameters = parametersOf([
	...manifest.routes.map((route) => artefact(route.artefact)),
	...Object.values(manifest.views).map(artefact),
	...Object.values(manifest.forms).map((form) => artefact(form.artefact)),
]);
const images = (address: string) => {
	const { path, search } = prerenderedAddress(manifest, parameters, new URL(address, "https://city.example"));
	return path + search;
};

it.each([
	["/", "/index/index"],
	["/?utm_source=poster&utm_campaign=x", "/index/index"],
	["/index/index?fbclid=1&gclid=2&utm_medium=mail&_=1700000000", "/index/index"],
	["/message/index?keyword=lamp&utm_source=x&page=2&status=closed", "/message/index?keyword=lamp&page=2&status=closed"],
	["/message/index?tab=statistics&from=2026-01-01", "/message/index?tab=statistics&from=2026-01-01"],
	["/report/index?form=complaint&category=lighting&ref=mail", "/report/index?form=complaint&category=lighting"],
	["/article/detail?id=a1&from_app=wechat", "/article/detail?id=a1"],
	["/search/index?keyword=a%20b", "/search/index?keyword=a%20b"],
])("renders %s as %s", (request, address) => {
	expect(images(request)).toBe(address);
});

it("leaves the step of a form and the page of a list in an address, which no document names", () => {
	const url = new URL("https://city.example/example?step=review&page=2&ref=mail");
	expect(prerenderedAddress(manifest, parametersOf([]), url).search).toBe("?step=review&page=2");
});
