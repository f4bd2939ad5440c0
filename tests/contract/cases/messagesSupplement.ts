import { expect, it } from "vitest";
import { filerOf, itIsForFilers } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { imageFile } from "../files.ts";

export default describeCall("messagesSupplement", "POST report/api.Messages/supplement", (backend) => {
	itIsForFilers(
		backend,
		"messagesSupplement",
		(id, idempotency_key) => ({ id, note: "It is the green one.", idempotency_key }),
		["accept", "request-info"],
	);

	it("adds words and files to a case that waits for them", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		expect((await citizen.read("messagesGetDetail", { id })).can).toEqual(["supplement", "withdraw"]);
		const { data: file } = await citizen.client.upload("fileUpload", imageFile("tap.png"));
		const after = await citizen.read("messagesSupplement", { id, note: "See the photo.", attachments: [file.id] });
		expect(after).toMatchObject({ id, status: "info_received", can: ["withdraw"] });
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		expect(list.at(-1)).toMatchObject({
			action: "supplement",
			from_status: "info_requested",
			to_status: "info_received",
			note: "See the photo.",
			attachments: [{ id: file.id, name: "tap.png" }],
		});
	});

	it("responds with 409 where nothing was requested", async () => {
		const { citizen, id } = await filerOf(backend());
		expect(await citizen.call("messagesSupplement", { id, note: "More." })).toMatchObject({ code: 409 });
	});

	it("responds with 422 at an attachment that is not there, and moves nothing", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		const request = { id, note: "See the photo.", attachments: ["no-such-upload"] };
		expectInvalidAt("/attachments", await citizen.call("messagesSupplement", request));
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({ status: "info_requested" });
	});

	it("responds with 422 where the note is missing or empty", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		expectInvalidAt("/note", await citizen.call("messagesSupplement", { id, note: "" }));
	});
});
