import { expect, it, vi } from "vitest";
import type { UploadWire } from "./upload-queue.ts";
import { createUploadsStore } from "./uploads.ts";

const PHOTO = { pointer: "/photo", label: "Photo" };
const lamp = () => new File(["x"], "lamp.png");

/** A field on the screen whose files arrive. */
function arriving() {
	const data = { id: "p1", url: "/p1", name: "lamp.png", size: 1, mime: "image/png", thumbnail_url: null };
	const upload = vi.fn<UploadWire["upload"]>(async () => ({ code: 0, msg: "", data }));
	const arrived = vi.fn<UploadWire["arrived"]>();
	return { ...PHOTO, upload, arrived, failed: () => "It could not be sent." };
}

it("holds the form up by the file of a field that has not been on the screen, and sends it once it is", async () => {
	const uploads = createUploadsStore();
	uploads.leave(PHOTO).add([lamp()]);
	expect(uploads.heldUp()).toEqual([{ ...PHOTO, stopped: false }]);
	const wire = arriving();
	const queue = uploads.queueAt("/photo");
	uploads.show(queue);
	queue.wire(wire);
	await vi.waitFor(() => expect(wire.arrived).toHaveBeenCalledTimes(1), { timeout: 15_000 });
	queue.wire(wire);
	expect(wire.upload).toHaveBeenCalledTimes(1);
	expect(uploads.heldUp()).toEqual([]);
});

it("gives up the file of a field that its step does not ask once it is on the screen", () => {
	const uploads = createUploadsStore();
	uploads.leave(PHOTO).add([lamp()]);
	uploads.dropUnasked((pointer) => pointer === "/photo");
	expect(uploads.heldUp()).toEqual([]);
});
