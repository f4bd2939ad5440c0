import type { PictureArea } from "../../../schemas/types.gen.ts";
import { demandCase } from "../../cases/demand-case.ts";
import {
	countChange,
	findPicture,
	type RedactablePicture,
	storeRedacted,
	takeRedactionBack,
} from "../../repositories/desk/picture-original.ts";
import { recordRedaction } from "../../repositories/desk/redaction.ts";
import type { StoredFiles } from "../../repositories/messages/upload.ts";
import { deleteFiles } from "../../uploads/delete-files.ts";
import { isPicture } from "../../uploads/picture.ts";
import { invalid, Refusal } from "../../wire/refusal.ts";
import { changeCase } from "../change-case.ts";
import { areasFor, storeBurnt } from "../redact-picture.ts";
import type { StaffContext, StaffRequestOf, StaffRoute } from "../staff-route.ts";

type Input = StaffRequestOf<"deskRedactPicture">;

/** The picture that is to be redacted, and all that is to be black in it. Throws 403, 404 or 422. */
async function demandPicture({ id, upload, areas, anew = false }: Input, { services: { db }, user }: StaffContext) {
	await demandCase(db, user, id, "publish");
	if (anew) await demandCase(db, user, id, "supervise");
	const text = "This is no picture of the case.";
	const picture = await findPicture(db, id, upload);
	if (!picture || !isPicture(picture.mime)) throw invalid([{ pointer: "/upload", message: text }], text);
	return { picture, wanted: areasFor(picture, areas, anew) };
}

type Wanted = { picture: RedactablePicture; wanted: readonly PictureArea[] };

/** Stores in the transaction of what is recorded what a picture is from now on; `burnt` is null where it is what it was. */
function change(
	input: Input,
	{ services, user, request }: StaffContext,
	{ picture, wanted }: Wanted,
	burnt: (StoredFiles & { size: number }) | null,
) {
	const action = burnt ? ("case.redacted" as const) : ("case.redaction_taken_back" as const);
	const detail = { attachment: picture.id, rectangles: wanted.length };
	return changeCase(
		services,
		input,
		{ user, request, operation: "publish", action, detail },
		async (transaction, { id }) => {
			const isStored = burnt
				? await storeRedacted(transaction, picture, { ...burnt, areas: wanted, author_id: user.id })
				: await takeRedactionBack(transaction, picture, picture.original ?? picture);
			if (!isStored) throw new Refusal(409, "A colleague has redacted this picture meanwhile.");
			const { file, thumbnail, size } = burnt ?? picture.original ?? picture;
			const redacted = { upload: picture.id, file, thumbnail, size, areas: wanted };
			await recordRedaction(transaction, id, { text: null, picture: redacted });
			return { id, version: await countChange(transaction, id) };
		},
	);
}

/** Burns rectangles into a picture of a case, or takes that back. Throws 403, 404, 409 or 422. */
export const deskRedactPicture: StaffRoute<"deskRedactPicture"> = async (input, context) => {
	const { storage } = context.services;
	const { picture, wanted } = await demandPicture(input, context);
	const burnt = wanted.length === 0 ? null : await storeBurnt(context.services, picture, wanted);
	const done = await change(input, context, { picture, wanted }, burnt).catch(async (error: unknown) => {
		if (burnt) await deleteFiles(storage, [burnt]);
		throw error;
	});
	// What everybody got until now is nobody's any more, unless it is the original.
	if (picture.original) await deleteFiles(storage, [picture]);
	return done;
};
