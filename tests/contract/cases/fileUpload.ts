import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { errorsOf, expectInvalidAt, expectLoginNeeded, expectWordsIn, LOCALES } from "../expectations.ts";
import { imageFile, pdfFile } from "../files.ts";
import { type Caller, callerOf, citizenOf, expectInContract, suggestion } from "../portal.ts";

export default describeCall("fileUpload", "POST api/File/upload", (backend) => {
	const upload = async (caller: Caller, file: File) => {
		const envelope = await caller.client.upload("fileUpload", file);
		expectInContract("fileUpload", envelope);
		return envelope;
	};

	it("stores an image, with a small one beside it", async () => {
		const { code, data } = await upload(callerOf(backend()), imageFile("路灯 lamp.png"));
		expect(code).toBe(0);
		expect(data).toMatchObject({
			name: "路灯 lamp.png",
			mime: "image/png",
			thumbnail_url: expect.stringMatching(/^\//),
		});
		expect(data.url).toMatch(/^\//);
	});

	it("stores a PDF without a small image", async () => {
		const { data } = await upload(await citizenOf(backend()), pdfFile("plan.pdf"));
		expect(data).toMatchObject({ name: "plan.pdf", mime: "application/pdf", thumbnail_url: null });
	});

	it("attaches what was stored to the case that names it", async () => {
		const citizen = await citizenOf(backend());
		const { data } = await upload(citizen, imageFile("lamp.png"));
		const submission = { ...(await suggestion(backend(), { attachments: [data.id] })), attachments: [data.id] };
		const { id } = await citizen.read("messagesIndex", submission);
		expect((await citizen.read("messagesGetDetail", { id })).attachments.map((stored) => stored.id)).toEqual([data.id]);
	});

	it.each(LOCALES)(
		"responds with 422 to a kind of file that is not accepted, with its name and what is (%s)",
		async (locale) => {
			const script = new File(["#!/bin/sh\nrm -rf /\n"], "run.sh", { type: "text/x-shellscript" });
			const refused = await upload(callerOf(backend(), null, locale), script);
			expectInvalidAt("/file", refused);
			const [error] = errorsOf(refused);
			for (const said of [refused.msg, error?.message]) {
				expect(said).toMatch(/^run\.sh.*JPEG.*PDF/);
				expectWordsIn(locale, said);
			}
		},
	);

	it.each(LOCALES)(
		"responds with 413 to a file that is too large, with its name and how large one may be (%s)",
		async (locale) => {
			const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "large.png", { type: "image/png" });
			const refused = await upload(callerOf(backend(), null, locale), large);
			expect(refused).toMatchObject({ code: 413, msg: expect.stringMatching(/large\.png.*10/) });
			expectWordsIn(locale, refused.msg);
		},
	);

	it("responds with 401 to a session that has ended", async () => {
		const caller = callerOf(backend(), "a-token-of-long-ago");
		expectLoginNeeded(await upload(caller, imageFile("lamp.png")), caller);
	});

	it("tells how far it is", async () => {
		const reported: number[] = [];
		const onProgress = (fraction: number) => reported.push(fraction);
		await callerOf(backend()).client.upload("fileUpload", imageFile("lamp.png"), { onProgress });
		expect(reported.at(-1)).toBe(1);
	});
});
