import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from "kysely";
import type { Edit } from "../../../schemas/edits/types.ts";
import type { ArtefactFile, Manifest } from "../../../schemas/release.ts";
import type { Time, TimeByDefault } from "./column-types.ts";

/** What a document was compiled from. */
export type StoredSource = { path: string; text: string };

/** A release, which never changes. */
export type ReleaseTable = {
	id: string;
	manifest: JSONColumnType<Manifest>;
	sources: JSONColumnType<StoredSource[]>;
	created_at: TimeByDefault;
};

/** An artefact by its name, shared by releases. */
export type ArtefactTable = {
	name: string;
	body: string;
	/** Whether it is for staff alone. */
	staff: Generated<boolean>;
};

/** Which artefacts a release has. */
export type ReleaseArtefactTable = { release_id: string; name: string };

/** Which release was put in force when, by whom; the last one holds. */
export type PublicationTable = {
	version: Generated<number>;
	release_id: string;
	origin: "shipped" | "published" | "restored";
	author_id: string | null;
	note: Generated<string>;
	/** Published without saying which release was edited. */
	overridden: Generated<boolean>;
	published_at: TimeByDefault;
};

/** A release, or a version of one form, that was taken back. */
export type RevocationTable = {
	id: Generated<number>;
	release_id: string;
	/** Null, like its hash, where the whole release is revoked. */
	form: string | null;
	form_hash: string | null;
	reason: string;
	author_id: string | null;
	revoked_at: TimeByDefault;
};

/** A release in preparation. */
export type DraftReleaseTable = {
	id: Generated<string>;
	name: string;
	base_id: string;
	version: Generated<number>;
	state: Generated<"open" | "published" | "discarded">;
	release_id: string | null;
	created_by: string | null;
	created_at: TimeByDefault;
	updated_by: string | null;
	updated_at: TimeByDefault;
};

/** An edit of a draft release. */
export type DraftReleaseEditTable = {
	draft_id: string;
	version: number;
	edit_id: string;
	edit: JSONColumnType<Edit>;
	author_id: string | null;
	created_at: TimeByDefault;
};

/** A release that comes in force at a time, or goes at one. */
export type ReleaseScheduleTable = {
	id: GeneratedAlways<number>;
	release_id: string;
	/** In force when it was scheduled: it comes over nothing else, and returns at the end. */
	over_id: string;
	starts_at: Time;
	ends_at: ColumnType<Date | null, Date | null, Date | null>;
	state: Generated<"waiting" | "in_force" | "ended" | "cancelled" | "failed">;
	problem: string | null;
	/** Values of `problem`, which is a text for people. */
	problem_values: JSONColumnType<Record<string, string | number | string[]>, string | undefined>;
	/** Where cases go that stand in states which go. */
	map: JSONColumnType<Record<string, string>, string | undefined>;
	note: Generated<string>;
	author_id: string | null;
	created_at: TimeByDefault;
};

/** Who has approved which version of a draft release. */
export type ReleaseApprovalTable = {
	draft_id: string;
	version: number;
	user_id: string;
	note: Generated<string>;
	approved_at: TimeByDefault;
};

/** A release that may be looked at with a pass, until it expires. */
export type PreviewTable = {
	pass_hash: string;
	manifest_id: string;
	files: JSONColumnType<ArtefactFile[]>;
	created_by: string | null;
	created_at: TimeByDefault;
	expires_at: Date;
};

/** As whom a preview is read, by its maker alone. */
export type PreviewViewerTable = {
	id: Generated<string>;
	created_by: string;
	view_as: "guest" | "member" | "reporter";
	/** The case whose reporter reads; null for anybody else. */
	case_id: string | null;
	/** Whether what was read once is read as it was then. */
	recorded: boolean;
	created_at: TimeByDefault;
	expires_at: Date;
};

/** What the portal answered to a viewer of a preview, by the address that was asked. */
export type PreviewResponseTable = { viewer_id: string; address: string; response: JSONColumnType<object> };

/** A revocation as read. */
export type Revocation = Selectable<RevocationTable>;

/** Who has which part of a draft release selected, in which window. */
export type DraftPresenceTable = {
	draft_id: string;
	user_id: string;
	tab: string;
	path: string | null;
	part: string | null;
	seen_at: Time;
};
