import { uploadAdapter } from "../factories/uploadAdapter.ts";

/** POST api/File/upload (spec §7): multipart with a field named file. */
export const fileUpload = uploadAdapter("fileUpload");
