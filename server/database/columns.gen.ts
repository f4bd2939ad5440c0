/* Generated from the migrated schema by `npx vitest run -u server/database/tables.test.ts`. Do not edit. */

/** The columns of every table, as migrations leave them: what is read, whether it may be null, whether an insert may leave it out. */
export type Columns = {
	absence: {
		deputy_id: { type: string; nullable: true; optional: true };
		from_day: { type: string; nullable: false; optional: false };
		until_day: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	app_user: {
		assignments: { type: object; nullable: false; optional: true };
		avatar: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		keep_drafts: { type: boolean; nullable: false; optional: true };
		locale: { type: string; nullable: true; optional: true };
		mobile: { type: string; nullable: false; optional: false };
		nickname: { type: string; nullable: false; optional: false };
		roles: { type: readonly string[]; nullable: false; optional: true };
		work_email: { type: string; nullable: true; optional: true };
	};
	artefact: {
		body: { type: string; nullable: false; optional: false };
		name: { type: string; nullable: false; optional: false };
		staff: { type: boolean; nullable: false; optional: true };
	};
	article: {
		author: { type: string; nullable: false; optional: false };
		body: { type: string; nullable: false; optional: false };
		category: { type: string; nullable: false; optional: false };
		changed_at: { type: Date; nullable: true; optional: true };
		cover: { type: string; nullable: true; optional: true };
		cover_alt: { type: string; nullable: false; optional: true };
		draft: { type: object; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: true };
		language: { type: string; nullable: true; optional: true };
		pair: { type: string; nullable: true; optional: true };
		published_at: { type: Date; nullable: false; optional: false };
		saved_at: { type: Date; nullable: true; optional: true };
		search: { type: string; nullable: true; optional: true };
		slug: { type: string; nullable: false; optional: false };
		summary: { type: string; nullable: false; optional: false };
		title: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: true };
		views: { type: number; nullable: false; optional: true };
	};
	article_view: {
		article_id: { type: string; nullable: false; optional: false };
		day: { type: string; nullable: false; optional: false };
		visitor: { type: Buffer; nullable: false; optional: false };
	};
	audit_entry: {
		action: { type: string; nullable: false; optional: false };
		actor: { type: string; nullable: false; optional: false };
		actor_id: { type: string; nullable: true; optional: true };
		at: { type: Date; nullable: false; optional: true };
		detail: { type: object; nullable: false; optional: true };
		id: { type: number; nullable: false; optional: true };
		object_id: { type: string; nullable: false; optional: false };
		object_kind: { type: string; nullable: false; optional: false };
		origin: { type: string; nullable: false; optional: true };
	};
	audit_link: {
		entry_id: { type: number; nullable: false; optional: false };
		hash: { type: Buffer; nullable: false; optional: false };
		number: { type: number; nullable: false; optional: false };
	};
	bulk_case: {
		before: { type: object; nullable: true; optional: true };
		bulk_id: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: false; optional: false };
		position: { type: number; nullable: false; optional: false };
		state: { type: string; nullable: false; optional: true };
		version: { type: number; nullable: true; optional: true };
		why: { type: string; nullable: true; optional: true };
	};
	bulk_step: {
		author_id: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		finished_at: { type: Date; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: true };
		origin: { type: string; nullable: false; optional: false };
		state: { type: string; nullable: false; optional: true };
		step: { type: object; nullable: false; optional: false };
		undoes: { type: string; nullable: true; optional: true };
	};
	calendar: {
		counted_at: { type: Date; nullable: false; optional: true };
		counted_id: { type: string; nullable: false; optional: true };
		counted_zone: { type: string; nullable: false; optional: false };
		counting: { type: number; nullable: false; optional: true };
		next_counting: { type: number; nullable: false; optional: true };
		only_row: { type: boolean; nullable: false; optional: true };
		time_zone: { type: string; nullable: false; optional: false };
	};
	case_action: {
		created_at: { type: Date; nullable: false; optional: true };
		digest: { type: string; nullable: false; optional: false };
		key: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: false; optional: false };
	};
	case_change: {
		at: { type: Date; nullable: false; optional: true };
		former_category_id: { type: string; nullable: true; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		number: { type: number; nullable: false; optional: true };
		transaction: { type: string; nullable: false; optional: true };
	};
	case_checklist: {
		item: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: false; optional: false };
		state: { type: string; nullable: false; optional: false };
		ticked_at: { type: Date; nullable: false; optional: true };
		user_id: { type: string; nullable: true; optional: true };
	};
	case_exception: {
		created_at: { type: Date; nullable: false; optional: true };
		expires_at: { type: Date; nullable: false; optional: false };
		id: { type: number; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		reason: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	case_extension: {
		author_id: { type: string; nullable: true; optional: true };
		clock: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		days: { type: number; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		reason: { type: string; nullable: false; optional: false };
	};
	case_informed: {
		message_id: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
		via: { type: string; nullable: false; optional: false };
	};
	case_link: {
		created_at: { type: Date; nullable: false; optional: true };
		kind: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: false; optional: false };
		other_id: { type: string; nullable: false; optional: false };
	};
	case_note: {
		author_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		text: { type: string; nullable: false; optional: false };
	};
	case_on_behalf: {
		channel: { type: string; nullable: false; optional: false };
		clerk_id: { type: string; nullable: true; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	case_original: {
		author_id: { type: string; nullable: true; optional: true };
		before: { type: object; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: number; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		words: { type: readonly string[]; nullable: false; optional: false };
	};
	case_presence: {
		message_id: { type: string; nullable: false; optional: false };
		notified_version: { type: number; nullable: true; optional: true };
		seen_at: { type: Date; nullable: false; optional: true };
		user_id: { type: string; nullable: false; optional: false };
	};
	case_question: {
		answer_flow_id: { type: string; nullable: true; optional: true };
		answered: { type: object; nullable: true; optional: true };
		flow_id: { type: string; nullable: false; optional: false };
		form: { type: string; nullable: false; optional: false };
		form_hash: { type: string; nullable: true; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	case_supervision: {
		created_at: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		reason: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	case_view: {
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		name: { type: string; nullable: false; optional: false };
		owner_id: { type: string; nullable: false; optional: false };
		query: { type: string; nullable: false; optional: false };
		shared: { type: boolean; nullable: false; optional: true };
	};
	category: {
		code: { type: string; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		name: { type: string; nullable: false; optional: false };
		never_published: { type: boolean; nullable: false; optional: true };
		publicity: { type: string; nullable: true; optional: true };
		restricted: { type: boolean; nullable: false; optional: true };
		team: { type: string; nullable: true; optional: true };
	};
	category_model: {
		cases: { type: number; nullable: false; optional: false };
		figures: { type: object; nullable: false; optional: false };
		model: { type: object; nullable: false; optional: false };
		trained_at: { type: Date; nullable: false; optional: true };
		version: { type: number; nullable: false; optional: true };
	};
	channel_choice: {
		channel: { type: string; nullable: false; optional: false };
		kind: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
		wanted: { type: boolean; nullable: false; optional: false };
	};
	content_change: {
		at: { type: Date; nullable: false; optional: true };
		number: { type: number; nullable: false; optional: true };
		what: { type: string; nullable: false; optional: false };
	};
	content_version: {
		author: { type: string; nullable: false; optional: false };
		author_id: { type: string; nullable: true; optional: true };
		content: { type: object; nullable: false; optional: false };
		content_id: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		kind: { type: string; nullable: false; optional: false };
		number: { type: number; nullable: false; optional: false };
	};
	data_request: {
		assignee_id: { type: string; nullable: true; optional: true };
		category_id: { type: string; nullable: true; optional: true };
		channel: { type: string; nullable: false; optional: false };
		correspondence: { type: object; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		due_on: { type: string; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		identity: { type: string; nullable: true; optional: true };
		kind: { type: string; nullable: false; optional: false };
		link_expires_at: { type: Date; nullable: true; optional: true };
		message_id: { type: string; nullable: true; optional: true };
		number: { type: number; nullable: false; optional: true };
		reason: { type: string; nullable: true; optional: true };
		restricted: { type: boolean; nullable: false; optional: true };
		scope: { type: string; nullable: false; optional: false };
		settled_at: { type: Date; nullable: true; optional: true };
		state: { type: string; nullable: false; optional: true };
		user_id: { type: string; nullable: true; optional: true };
	};
	data_request_step: {
		action: { type: string; nullable: false; optional: false };
		actor_id: { type: string; nullable: true; optional: true };
		at: { type: Date; nullable: false; optional: true };
		detail: { type: object; nullable: false; optional: true };
		id: { type: number; nullable: false; optional: true };
		request_id: { type: string; nullable: false; optional: false };
	};
	discarded_draft: {
		discarded_at: { type: Date; nullable: false; optional: true };
		form: { type: string; nullable: false; optional: false };
		idempotency_key: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	dismissed_suggestion: {
		author_id: { type: string; nullable: true; optional: true };
		code: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	draft: {
		attachments: { type: readonly string[]; nullable: false; optional: true };
		data: { type: object; nullable: false; optional: false };
		expires_at: { type: Date; nullable: false; optional: false };
		form: { type: string; nullable: false; optional: false };
		form_hash: { type: string; nullable: false; optional: false };
		idempotency_key: { type: string; nullable: false; optional: true };
		step: { type: string; nullable: true; optional: true };
		updated_at: { type: Date; nullable: false; optional: true };
		user_id: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: false };
	};
	draft_presence: {
		draft_id: { type: string; nullable: false; optional: false };
		part: { type: string; nullable: true; optional: true };
		path: { type: string; nullable: true; optional: true };
		seen_at: { type: Date; nullable: false; optional: true };
		tab: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	draft_release: {
		base_id: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		created_by: { type: string; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: true };
		name: { type: string; nullable: false; optional: false };
		release_id: { type: string; nullable: true; optional: true };
		state: { type: string; nullable: false; optional: true };
		updated_at: { type: Date; nullable: false; optional: true };
		updated_by: { type: string; nullable: true; optional: true };
		version: { type: number; nullable: false; optional: true };
	};
	draft_release_edit: {
		author_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		draft_id: { type: string; nullable: false; optional: false };
		edit: { type: object; nullable: false; optional: false };
		edit_id: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: false };
	};
	email_address: {
		address: { type: string; nullable: true; optional: true };
		code_attempts: { type: number; nullable: false; optional: true };
		code_expires_at: { type: Date; nullable: true; optional: true };
		code_mac: { type: Buffer; nullable: true; optional: true };
		pending: { type: string; nullable: true; optional: true };
		user_id: { type: string; nullable: false; optional: false };
		verified_at: { type: Date; nullable: true; optional: true };
	};
	erased_account: {
		digest: { type: Buffer; nullable: false; optional: false };
		erased_on: { type: string; nullable: false; optional: true };
	};
	erased_case: {
		digest: { type: Buffer; nullable: false; optional: false };
		erased_on: { type: string; nullable: false; optional: true };
	};
	erasure: {
		category_id: { type: string; nullable: true; optional: true };
		cause: { type: string; nullable: false; optional: false };
		erased_on: { type: string; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: true; optional: true };
		stored_length: { type: number; nullable: true; optional: true };
		stored_unit: { type: string; nullable: true; optional: true };
	};
	form_funnel: {
		count: { type: number; nullable: false; optional: false };
		day: { type: string; nullable: false; optional: false };
		event: { type: string; nullable: false; optional: false };
		form: { type: string; nullable: false; optional: false };
		form_hash: { type: string; nullable: false; optional: false };
		keyword: { type: string; nullable: false; optional: false };
		place: { type: string; nullable: false; optional: false };
	};
	held_erasure: {
		looked_at: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	job: {
		enlisted_at: { type: Date; nullable: false; optional: true };
		name: { type: string; nullable: false; optional: false };
		ran_at: { type: Date; nullable: true; optional: true };
		run_after: { type: Date; nullable: false; optional: true };
	};
	login_code: {
		attempts: { type: number; nullable: false; optional: true };
		expires_at: { type: Date; nullable: false; optional: false };
		mac: { type: Buffer; nullable: false; optional: false };
		mobile: { type: string; nullable: false; optional: false };
		place: { type: Buffer; nullable: false; optional: false };
		sent_at: { type: Date; nullable: false; optional: true };
	};
	login_place: {
		last_login_at: { type: Date; nullable: false; optional: true };
		mobile: { type: string; nullable: false; optional: false };
		place: { type: Buffer; nullable: false; optional: false };
	};
	message: {
		anonymised_at: { type: Date; nullable: true; optional: true };
		answered_at: { type: Date; nullable: true; optional: true };
		assigned_team: { type: string; nullable: true; optional: true };
		assignee_id: { type: string; nullable: true; optional: true };
		category_id: { type: string; nullable: false; optional: false };
		confidential: { type: boolean; nullable: false; optional: true };
		data: { type: object; nullable: false; optional: false };
		district: { type: string; nullable: true; optional: true };
		due_at: { type: Date; nullable: false; optional: true };
		form: { type: string; nullable: false; optional: false };
		form_hash: { type: string; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		idempotency_key: { type: string; nullable: false; optional: false };
		idempotency_owner: { type: string; nullable: false; optional: false };
		labels: { type: object; nullable: false; optional: true };
		merged_into: { type: string; nullable: true; optional: true };
		missed: { type: boolean; nullable: true; optional: true };
		number: { type: string; nullable: false; optional: false };
		overdue: { type: boolean; nullable: false; optional: true };
		priority: { type: number; nullable: false; optional: true };
		project_id: { type: string; nullable: true; optional: true };
		public_attachments: { type: boolean; nullable: false; optional: true };
		public_text: { type: string; nullable: false; optional: true };
		published: { type: boolean; nullable: false; optional: true };
		query_code_mac: { type: Buffer; nullable: true; optional: true };
		rating: { type: number; nullable: true; optional: true };
		rating_comment: { type: string; nullable: true; optional: true };
		release_id: { type: string; nullable: false; optional: false };
		replied_at: { type: Date; nullable: true; optional: true };
		reply: { type: string; nullable: true; optional: true };
		request_digest: { type: string; nullable: false; optional: false };
		restricted: { type: boolean; nullable: false; optional: true };
		routed: { type: object; nullable: true; optional: true };
		search: { type: string; nullable: true; optional: true };
		status: { type: string; nullable: false; optional: false };
		submitted_at: { type: Date; nullable: false; optional: true };
		supports: { type: number; nullable: false; optional: true };
		title: { type: string; nullable: false; optional: false };
		unread: { type: boolean; nullable: false; optional: true };
		user_id: { type: string; nullable: true; optional: true };
		version: { type: number; nullable: false; optional: true };
		workflow_hash: { type: string; nullable: true; optional: true };
	};
	message_day: {
		category_id: { type: string; nullable: false; optional: false };
		count: { type: number; nullable: false; optional: false };
		counting: { type: number; nullable: false; optional: true };
		day: { type: string; nullable: false; optional: false };
		project_id: { type: string; nullable: false; optional: false };
		status: { type: string; nullable: false; optional: false };
	};
	message_flow: {
		action: { type: string; nullable: false; optional: false };
		actor: { type: string; nullable: false; optional: true };
		by_citizen: { type: boolean; nullable: false; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		from_status: { type: string; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		note: { type: string; nullable: false; optional: true };
		position: { type: number; nullable: false; optional: true };
		team: { type: string; nullable: true; optional: true };
		to_status: { type: string; nullable: false; optional: false };
	};
	message_follow: {
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
		visible: { type: boolean; nullable: false; optional: true };
	};
	message_support: {
		created_at: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	message_watch: {
		look_after: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	notification: {
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		kind: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: true; optional: true };
		read: { type: boolean; nullable: false; optional: true };
		status: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
		visible: { type: boolean; nullable: false; optional: true };
	};
	open_file: {
		copied_at: { type: Date; nullable: true; optional: true };
		file: { type: string; nullable: false; optional: false };
		mime: { type: string; nullable: false; optional: false };
		wanted_at: { type: Date; nullable: false; optional: true };
	};
	openid_identity: {
		issuer: { type: string; nullable: false; optional: false };
		linked_at: { type: Date; nullable: false; optional: true };
		subject: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	openid_sign_in: {
		answered: { type: boolean; nullable: false; optional: true };
		browser_hash: { type: Buffer; nullable: false; optional: false };
		code_verifier: { type: string; nullable: false; optional: false };
		expires_at: { type: Date; nullable: false; optional: false };
		nonce: { type: string; nullable: false; optional: false };
		return_to: { type: string; nullable: false; optional: false };
		session_id: { type: string; nullable: true; optional: true };
		state: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: true; optional: true };
	};
	outbox: {
		attempts: { type: number; nullable: false; optional: true };
		channel: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		event_id: { type: string; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		kind: { type: string; nullable: false; optional: false };
		message_id: { type: string; nullable: true; optional: true };
		reason: { type: string; nullable: true; optional: true };
		send_after: { type: Date; nullable: false; optional: true };
		settled_at: { type: Date; nullable: true; optional: true };
		state: { type: string; nullable: false; optional: true };
		status: { type: string; nullable: true; optional: true };
		user_id: { type: string; nullable: true; optional: true };
		webhook: { type: string; nullable: true; optional: true };
	};
	outside_answer: {
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: true };
		key: { type: string; nullable: false; optional: false };
		link_id: { type: string; nullable: false; optional: false };
		text: { type: string; nullable: false; optional: false };
	};
	outside_link: {
		attachments: { type: boolean; nullable: false; optional: false };
		author_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		expires_at: { type: Date; nullable: false; optional: false };
		fields: { type: readonly string[]; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		party: { type: string; nullable: false; optional: false };
		question: { type: string; nullable: false; optional: false };
		revoked_at: { type: Date; nullable: true; optional: true };
		token_hash: { type: string; nullable: false; optional: false };
	};
	passkey: {
		counter: { type: number; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: false };
		last_used_at: { type: Date; nullable: true; optional: true };
		name: { type: string; nullable: false; optional: false };
		public_key: { type: Buffer; nullable: false; optional: false };
		transports: { type: readonly string[]; nullable: false; optional: true };
		user_id: { type: string; nullable: false; optional: false };
	};
	passkey_challenge: {
		challenge_hash: { type: Buffer; nullable: false; optional: false };
		expires_at: { type: Date; nullable: false; optional: false };
		purpose: { type: string; nullable: false; optional: false };
		session_id: { type: string; nullable: true; optional: true };
	};
	picture_original: {
		areas: { type: object; nullable: false; optional: false };
		author_id: { type: string; nullable: true; optional: true };
		file: { type: string; nullable: false; optional: false };
		redacted_at: { type: Date; nullable: false; optional: true };
		size: { type: number; nullable: false; optional: false };
		thumbnail: { type: string; nullable: true; optional: true };
		upload_id: { type: string; nullable: false; optional: false };
	};
	preview: {
		created_at: { type: Date; nullable: false; optional: true };
		created_by: { type: string; nullable: true; optional: true };
		expires_at: { type: Date; nullable: false; optional: false };
		files: { type: object; nullable: false; optional: false };
		manifest_id: { type: string; nullable: false; optional: false };
		pass_hash: { type: string; nullable: false; optional: false };
	};
	preview_response: {
		address: { type: string; nullable: false; optional: false };
		response: { type: object; nullable: false; optional: false };
		viewer_id: { type: string; nullable: false; optional: false };
	};
	preview_viewer: {
		case_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		created_by: { type: string; nullable: false; optional: false };
		expires_at: { type: Date; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		recorded: { type: boolean; nullable: false; optional: false };
		view_as: { type: string; nullable: false; optional: false };
	};
	project: {
		body: { type: string; nullable: false; optional: false };
		changed_at: { type: Date; nullable: true; optional: true };
		cover: { type: string; nullable: true; optional: true };
		cover_alt: { type: string; nullable: false; optional: true };
		draft: { type: object; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: true };
		location: { type: string; nullable: false; optional: false };
		published_at: { type: Date; nullable: false; optional: false };
		saved_at: { type: Date; nullable: true; optional: true };
		search: { type: string; nullable: true; optional: true };
		slug: { type: string; nullable: false; optional: false };
		status: { type: string; nullable: false; optional: false };
		summary: { type: string; nullable: false; optional: false };
		title: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: true };
	};
	publication: {
		author_id: { type: string; nullable: true; optional: true };
		note: { type: string; nullable: false; optional: true };
		origin: { type: string; nullable: false; optional: false };
		overridden: { type: boolean; nullable: false; optional: true };
		published_at: { type: Date; nullable: false; optional: true };
		release_id: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: true };
	};
	publication_proposal: {
		attachments: { type: boolean; nullable: false; optional: false };
		author_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
	};
	purge_note: {
		attempts: { type: number; nullable: false; optional: true };
		key: { type: string; nullable: false; optional: false };
		noted_at: { type: Date; nullable: false; optional: true };
		number: { type: number; nullable: false; optional: true };
		send_after: { type: Date; nullable: false; optional: false };
	};
	push_subscription: {
		auth: { type: string; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		endpoint: { type: string; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		p256dh: { type: string; nullable: false; optional: false };
		session_id: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	quiet_hours: {
		ends: { type: string; nullable: false; optional: false };
		starts: { type: string; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	rate_window: {
		closes_at: { type: Date; nullable: false; optional: false };
		count: { type: number; nullable: false; optional: false };
		key: { type: string; nullable: false; optional: false };
		opened_at: { type: Date; nullable: false; optional: false };
	};
	redaction: {
		id: { type: string; nullable: false; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		picture: { type: object; nullable: true; optional: true };
		redacted_at: { type: Date; nullable: false; optional: true };
		text: { type: object; nullable: true; optional: true };
	};
	release: {
		created_at: { type: Date; nullable: false; optional: true };
		id: { type: string; nullable: false; optional: false };
		manifest: { type: object; nullable: false; optional: false };
		sources: { type: object; nullable: false; optional: false };
	};
	release_approval: {
		approved_at: { type: Date; nullable: false; optional: true };
		draft_id: { type: string; nullable: false; optional: false };
		note: { type: string; nullable: false; optional: true };
		user_id: { type: string; nullable: false; optional: false };
		version: { type: number; nullable: false; optional: false };
	};
	release_artefact: {
		name: { type: string; nullable: false; optional: false };
		release_id: { type: string; nullable: false; optional: false };
	};
	release_schedule: {
		author_id: { type: string; nullable: true; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		ends_at: { type: Date; nullable: true; optional: true };
		id: { type: number; nullable: false; optional: true };
		map: { type: object; nullable: false; optional: true };
		note: { type: string; nullable: false; optional: true };
		over_id: { type: string; nullable: false; optional: false };
		problem: { type: string; nullable: true; optional: true };
		problem_values: { type: object; nullable: false; optional: true };
		release_id: { type: string; nullable: false; optional: false };
		starts_at: { type: Date; nullable: false; optional: false };
		state: { type: string; nullable: false; optional: true };
	};
	reply_draft: {
		author_id: { type: string; nullable: true; optional: true };
		message_id: { type: string; nullable: false; optional: false };
		text: { type: string; nullable: false; optional: false };
		updated_at: { type: Date; nullable: false; optional: true };
		version: { type: number; nullable: false; optional: true };
	};
	revocation: {
		author_id: { type: string; nullable: true; optional: true };
		form: { type: string; nullable: true; optional: true };
		form_hash: { type: string; nullable: true; optional: true };
		id: { type: number; nullable: false; optional: true };
		reason: { type: string; nullable: false; optional: false };
		release_id: { type: string; nullable: false; optional: false };
		revoked_at: { type: Date; nullable: false; optional: true };
	};
	session: {
		confirmed_at: { type: Date; nullable: false; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		device: { type: string; nullable: false; optional: true };
		expires_at: { type: Date; nullable: false; optional: false };
		id: { type: string; nullable: false; optional: true };
		last_seen_at: { type: Date; nullable: false; optional: true };
		method: { type: string; nullable: false; optional: true };
		token_hash: { type: Buffer; nullable: false; optional: false };
		user_id: { type: string; nullable: false; optional: false };
	};
	setting: {
		key: { type: string; nullable: false; optional: false };
		value: { type: object; nullable: false; optional: false };
	};
	upload: {
		content: { type: boolean; nullable: false; optional: true };
		created_at: { type: Date; nullable: false; optional: true };
		file: { type: string; nullable: false; optional: false };
		flow_id: { type: string; nullable: true; optional: true };
		id: { type: string; nullable: false; optional: false };
		keeps_metadata: { type: boolean; nullable: false; optional: true };
		message_id: { type: string; nullable: true; optional: true };
		mime: { type: string; nullable: false; optional: false };
		name: { type: string; nullable: false; optional: false };
		outside_answer_id: { type: string; nullable: true; optional: true };
		owner_id: { type: string; nullable: true; optional: true };
		size: { type: number; nullable: false; optional: false };
		thumbnail: { type: string; nullable: true; optional: true };
	};
	user_log: {
		at: { type: Date; nullable: false; optional: false };
		created_at: { type: Date; nullable: false; optional: true };
		detail: { type: string; nullable: false; optional: true };
		id: { type: number; nullable: false; optional: true };
		path: { type: string; nullable: false; optional: false };
		type: { type: string; nullable: false; optional: false };
	};
};
