import { type TestAnswer, type TestApp, valueIn } from "./test-app.ts";

/** Sends one file as a browser does; returns its id. */
export async function uploadFile(test: TestApp, file: File, headers: Record<string, string> = {}): Promise<string> {
	const form = new FormData();
	form.append("file", file);
	const request = new Request("http://portico/", { method: "POST", body: form });
	const response = await test.app.inject({
		method: "POST",
		url: "/api/File/upload",
		headers: { ...headers, "content-type": request.headers.get("content-type") ?? "" },
		payload: Buffer.from(await request.arrayBuffer()),
	});
	return String(valueIn(response.json<TestAnswer>().data, "id"));
}
