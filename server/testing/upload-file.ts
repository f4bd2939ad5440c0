import { type TestApp, type TestEnvelope, valueIn } from "./test-app.ts";

/** Uploads a file as a browser does, and returns the envelope. */
export async function postFile(
	{ app }: Pick<TestApp, "app">,
	file: File,
	{ token, language }: { token?: string; language?: string } = {},
): Promise<TestEnvelope> {
	const form = new FormData();
	form.append("file", file);
	const request = new Request("http://portico/", { method: "POST", body: form });
	const response = await app.inject({
		method: "POST",
		url: "/api/File/upload",
		headers: {
			"content-type": request.headers.get("content-type") ?? "",
			...(token && { authorization: token }),
			...(language && { "accept-language": language }),
		},
		payload: Buffer.from(await request.arrayBuffer()),
	});
	return response.json<TestEnvelope>();
}

/** Uploads a file as a browser does, and returns its id. */
export const uploadFile = async (...sent: Parameters<typeof postFile>): Promise<string> =>
	String(valueIn((await postFile(...sent)).data, "id"));
