/* Generated from schemas/meta and schemas/api by `npm run generate`. Do not edit. */

/**
 * ICU MessageFormat in the default locale; `values` name its arguments, and select tells them apart with _ for each hyphen. A binding shows a value as it is.
 */
export type Text = string | TextWithValues | Binding;
/**
 * A constant, or a binding that is read from the scope.
 */
export type Value = (string | number | boolean | null) | Binding;
/**
 * How a value is put into words. A file_size is rounded up; a size_limit is said as it was written. In a table a value with a format stands on one line: text, for numbers of cases and the like.
 */
export type Format =
	| "text"
	| "date"
	| "datetime"
	| "relative"
	| "number"
	| "percent"
	| "status"
	| "file_size"
	| "size_limit"
	| "rating"
	| "duration_days"
	| "list"
	| "reading_time"
	| "month";
/**
 * A unit of a page; its type's own schema under blocks/ says its options.
 */
export type BlockReference = Block;
/**
 * Blocks, in order.
 */
export type Blocks = BlockReference[];
/**
 * A number made of other answers. A sum leaves out what is missing; a product that lacks a term is no answer; the greatest and the least leave out what is missing; a tier of nothing is no answer; a count is of entries or answers, of yes and no those that are yes.
 */
export type Calculation = SumOf | ProductOf | GreatestOf | LeastOf | TierOf | CountOf;
/**
 * A number, a pointer to one in /form or /item (* for any row), or a calculation.
 */
export type Term = number | string | Calculation;
/**
 * What a button does, or what follows a submission.
 */
export type Action =
	NavigateAction | CallAction | StartSessionAction | PlainAction | CopyLinkAction | OpenFormAction | DownloadAction;
/**
 * How a list or one thing of an operation's answer is shown. In it /item is the entry (list) or the answer (detail).
 */
export type ViewDocument = ListView | DetailView;
/**
 * Code that only some forms need, in a script of its own: what draws rows, what draws what rjsf resolves, and the input of a type of field whose code is late.
 */
export type LatePart =
	| ("rows" | "rjsf")
	| (
			| "text"
			| "textarea"
			| "mobile"
			| "verification_code"
			| "email"
			| "url"
			| "number"
			| "money"
			| "select"
			| "combobox"
			| "radio"
			| "checkbox"
			| "checkboxes"
			| "date"
			| "time"
			| "datetime"
			| "file"
			| "id_card"
			| "rating"
			| "signature"
			| "address"
			| "location"
			| "push_device"
			| "consent"
			| "static"
			| "hidden"
	  );

export interface DocumentTypes {
	kinds: {
		site: SiteDocument;
		page: PageDocument;
		form: FormDocument;
		view: ViewDocument;
		workflow: WorkflowDocument;
		categories: CategoriesDocument;
		messages: MessagesDocument;
		icons: IconsDocument;
		desk: DeskDocument;
		holidays: HolidaysDocument;
		routing: RoutingDocument;
		templates: TemplatesDocument;
		notifications: NotificationsDocument;
		"test-case": TestCaseDocument;
	};
	blocks: {
		answers: AnswersBlock;
		attachments: AttachmentsBlock;
		button: ButtonBlock;
		card: CardBlock;
		chart: ChartBlock;
		detail: DetailBlock;
		facts: FactsBlock;
		figures: FiguresBlock;
		for_each: ForEachBlock;
		form: FormBlock;
		grid: GridBlock;
		heading: HeadingBlock;
		hero: HeroBlock;
		image: ImageBlock;
		link: LinkBlock;
		list: ListBlock;
		notice: NoticeBlock;
		process: ProcessBlock;
		rich_text: RichTextBlock;
		search: SearchBlock;
		section: SectionBlock;
		tabs: TabsBlock;
		text: TextBlock;
		timeline: TimelineBlock;
	};
	staff_blocks: {
		case_bulk: CaseBulkBlock;
		case_checklist: CaseChecklistBlock;
		case_clocks: CaseClocksBlock;
		case_export: CaseExportBlock;
		case_figures: CaseFiguresBlock;
		case_filing: CaseFilingBlock;
		case_moves: CaseMovesBlock;
		case_presence: CasePresenceBlock;
		desk_commands: DeskCommandsBlock;
		picture_redaction: PictureRedactionBlock;
		reply_draft: ReplyDraftBlock;
		saved_views: SavedViewsBlock;
	};
	action: Action;
	release: {
		manifest: Manifest;
		reference: ReleaseReference;
	};
}
/**
 * The portal as a whole: its name, brand, navigation and footer.
 */
export interface SiteDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "site";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * The portal's name.
	 */
	name: string;
	tagline: Text;
	description: Text;
	/**
	 * What is asked before changes of the portal are published.
	 */
	publishing?: {
		/**
		 * Whether somebody has to approve who has neither edited nor publishes. It holds once it was published itself.
		 */
		approval?: boolean;
	};
	brand: Brand;
	navigation: NavigationItem[];
	footer: {
		text: Text;
		links: {
			label: Text;
			link: Link;
		}[];
	};
	/**
	 * @minItems 1
	 */
	locales: [
		{
			/**
			 * BCP 47.
			 */
			code: string;
			/**
			 * In its own language.
			 */
			name: string;
		},
		...{
			/**
			 * BCP 47.
			 */
			code: string;
			/**
			 * In its own language.
			 */
			name: string;
		}[]
	];
	/**
	 * BCP 47.
	 */
	default_locale: string;
	/**
	 * IANA time zone of all days and times: shown and asked, in filters, case numbers, deadlines and relative limits of dates. Default Asia/Shanghai.
	 */
	time_zone?: string;
	/**
	 * A path of the portal.
	 */
	home: string;
	/**
	 * A path of the portal.
	 */
	login: string;
	/**
	 * A path of the portal.
	 */
	track?: string;
	search?: SiteSearch;
	/**
	 * From a path to another.
	 */
	redirects: {
		/**
		 * A path of the portal.
		 */
		[k: string]: string;
	};
	errors: {
		/**
		 * A path of the portal.
		 */
		"401": string;
		/**
		 * A path of the portal.
		 */
		"403": string;
		/**
		 * A path of the portal.
		 */
		"404": string;
		/**
		 * A path of the portal.
		 */
		"500": string;
	};
}
export interface TextWithValues {
	text: string;
	values: {
		[k: string]: Value;
	};
}
export interface Binding {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	bind: string;
	format?: Format;
	/**
	 * Used where nothing or an empty text stands at the pointer.
	 */
	default?: string | number | boolean | null;
	/**
	 * Look the value up as a source text, for content that the portal ships in both languages.
	 */
	translate?: boolean;
}
export interface Brand {
	/**
	 * Buttons, links, and what is chosen, on every page. As #rrggbb.
	 */
	primary: string;
	/**
	 * Words and icons on the main colour, such as those of a full button. As #rrggbb.
	 */
	on_primary: string;
	/**
	 * For parts that are to stand out beside the main colour; none of those that are shipped has it. As #rrggbb.
	 */
	accent: string;
	/**
	 * Class name of an icon of the catalogue.
	 */
	logo_icon: string;
	logo?: BrandLogo;
	/**
	 * The picture of the logo itself, as a data URL in base64: SVG, PNG or WebP of 24 KB at most. In a release it stands in the style sheet alone.
	 */
	logo_picture?: string;
	/**
	 * How round the corners of buttons, inputs, cards and pictures are. Default medium.
	 */
	radius?: "none" | "small" | "medium" | "large";
	/**
	 * The letters of all text: those of the reader’s device, or with serifs. Default system.
	 */
	font?: "system" | "serif";
	/**
	 * How large all text is, headings and buttons too. Default medium, which is the size that readers set in their browser.
	 */
	text_size?: "small" | "medium" | "large";
	/**
	 * How much larger the headings of pages, cards and sections are than the text below them. Default balanced.
	 */
	type_scale?: "even" | "balanced" | "strong";
	/**
	 * How much room there is within cards, buttons and lists, and between the parts of a page. Default regular.
	 */
	spacing?: "compact" | "regular" | "roomy";
	dark?: DarkBrand;
}
/**
 * What is said of the picture that stands at the head of each page in place of the icon.
 */
export interface BrandLogo {
	alt: Text;
	/**
	 * The picture's width by its height.
	 */
	ratio: number;
	/**
	 * Whether the picture has the portal's name in it, which then does not stand beside it.
	 */
	alone?: boolean;
}
/**
 * Colours of dark mode, where they should not follow from those of light mode.
 */
export interface DarkBrand {
	/**
	 * Buttons, links, and what is chosen, for who reads in dark mode. As #rrggbb.
	 */
	primary?: string;
	/**
	 * Words and icons on the main colour, for who reads in dark mode. As #rrggbb.
	 */
	on_primary?: string;
	/**
	 * The second colour, for who reads in dark mode. As #rrggbb.
	 */
	accent?: string;
	/**
	 * The picture of the logo in dark mode, where that of light mode is hard to see there.
	 */
	logo_picture?: string;
}
export interface NavigationItem {
	label: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon: string;
	/**
	 * A path of the portal.
	 */
	path: string;
	when?: Condition;
	count?: NavigationCount;
}
/**
 * JSON Pointers into the scope, each with the JSON Schema that what stands there must satisfy; all must hold. Of the conditions under `any_of` one must hold. `false` says that nothing may stand there; `not` is the complement, so it holds also while nothing stands there. The pointer "" is the whole scope.
 */
export interface Condition {
	/**
	 * Conditions of which one must hold.
	 *
	 * @minItems 2
	 */
	any_of?: [Condition, Condition, ...Condition[]];
	[k: string]:
		| {
				[k: string]: unknown;
		  }
		| boolean
		| [Condition, Condition, ...Condition[]]
		| undefined;
}
/**
 * A number beside the entry, such as what was not read yet; none at 0 or without an answer.
 */
export interface NavigationCount {
	/**
	 * An operation that reads.
	 */
	operation: string;
	query?: Query;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	value: string;
	label: Text;
}
/**
 * Parameters, by name.
 */
export interface Query {
	[k: string]: Value;
}
/**
 * A path of the portal (`to`) or an address outside it (`href`).
 */
export interface Link {
	/**
	 * A path of the portal.
	 */
	to?: string;
	query?: Query;
	/**
	 * An address outside the portal.
	 */
	href?: string;
}
/**
 * Where the search field of the header leads.
 */
export interface SiteSearch {
	/**
	 * A path of the portal.
	 */
	path: string;
	/**
	 * The query parameter that takes what is typed.
	 */
	parameter: string;
}
/**
 * One page: its path, title, the data it needs, its blocks.
 */
export interface PageDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "page";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * staff: only for those who work at the desk. Neither it nor its texts are in what citizens load. Without it, for everybody.
	 */
	audience?: "staff";
	/**
	 * A path of the portal.
	 */
	path: string;
	/**
	 * Paths that the page had in earlier versions, the oldest first: bookmarks and links in messages lead from there to it. Renaming writes them.
	 *
	 * @minItems 1
	 *
	 * Items: A path of the portal.
	 */
	formerly?: [string, ...string[]];
	/**
	 * Route title; a source text.
	 */
	title: string;
	document_title?: Text;
	description?: Text;
	/**
	 * The route's requireAuth flag. Navigation is never blocked by it (spec §5).
	 */
	auth?: boolean;
	/**
	 * How wide the content runs.
	 */
	width?: "narrow" | "normal" | "wide";
	/**
	 * What the page loads, by name: /data/<name>.
	 */
	data?: {
		[k: string]: DataSource;
	};
	blocks: Blocks;
	missing?: Blocks;
}
export interface DataSource {
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	query?: Query;
	when?: Condition;
	pick?: DataPick;
}
/**
 * Takes one entry of a list in the answer: /data/<name> is that entry, or null where none fits.
 */
export interface DataPick {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	where: string;
	equals: Value;
}
/**
 * A form: what is asked, how, by which steps, who sees it, where it goes.
 */
export interface FormDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "form";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * Ids that the form had in earlier versions, the oldest first: links and drafts under them lead to it. Renaming writes them.
	 *
	 * @minItems 1
	 *
	 * Items: Names a document: small letters and digits, words joined by hyphens.
	 */
	formerly?: [string, ...string[]];
	/**
	 * staff: only for those who work at the desk. Neither it nor its texts are in what citizens load. Without it, for everybody.
	 */
	audience?: "staff";
	title: Text;
	description?: Text;
	/**
	 * Whether one must be logged in to send it. Asked for in place, at sending.
	 */
	auth?: "none" | "required";
	anonymous_when?: Condition;
	open?: FormPeriod;
	/**
	 * JSON Schema 2020-12 of the answers; titles are source texts.
	 */
	schema: {
		[k: string]: unknown;
	};
	/**
	 * Options by JSON Pointer into the answers; * stands for any row of a repeat group.
	 */
	fields?: {
		[k: string]: FieldOptions;
	};
	/**
	 * One page after the other, each with its address (?step=<id>), checked before the next opens. An address of a step that is not open leads to the first that must be answered, and says why.
	 *
	 * @minItems 1
	 */
	steps?: [FormStep, ...FormStep[]];
	/**
	 * Answers that end the form and point to the right channel; said right after the last question that they depend on.
	 */
	exits?: FormExit[];
	/**
	 * Show everything before sending, step by step, with exactly what others will see of each answer.
	 */
	review?: boolean;
	/**
	 * Keep what is typed: on the device for 30 days, and for who is logged in and wants it on the server too, so that they can go on on another device. Default true. {"per": "/form/id"} is for a form that is opened beside many things, such as cases: it has a draft for each value that it is opened with there, on the device alone. While anonymous_when holds, such a draft lives only as long as the page.
	 */
	draft?:
		| boolean
		| {
				/**
				 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
				 */
				per: string;
		  };
	similar?: SimilarSource;
	submit: FormSubmit;
	after?: FormAfter;
}
/**
 * When cases can be filed with the form, in the portal's time zone. Before and after that it says when it opens, or until when it was open; the server takes nothing then, by the version of the form in force. Drafts stay.
 */
export interface FormPeriod {
	/**
	 * The first day, such as 2026-12-01, or the minute from which on: 2026-12-01T08:00.
	 */
	from?: string;
	/**
	 * The last day, which counts to its end, or the minute at which it closes: 2026-12-31T17:00.
	 */
	until?: string;
}
export interface FieldOptions {
	/**
	 * How the field is asked: see Widgets. Without it the schema decides.
	 */
	widget?:
		| "text"
		| "textarea"
		| "mobile"
		| "verification_code"
		| "email"
		| "url"
		| "number"
		| "money"
		| "select"
		| "combobox"
		| "radio"
		| "checkbox"
		| "checkboxes"
		| "date"
		| "time"
		| "datetime"
		| "file"
		| "id_card"
		| "rating"
		| "signature"
		| "address"
		| "location"
		| "push_device"
		| "consent"
		| "static"
		| "hidden";
	hint?: Text;
	placeholder?: Text;
	/**
	 * Who sees the answer once the case is published. Default private, but the category and the project of a case (/category, /project, /project_id) are always public. Of a masked text others see its mask, of any other masked answer three stars; files are shown to others only where they are public. The review says it answer by answer.
	 */
	visibility?: "public" | "masked" | "private";
	when?: Condition;
	required_when?: Condition;
	/**
	 * The author's own error texts, by the schema keyword that fails. Of what must be agreed to (`const` true), `required` and `const` stand in for each other.
	 */
	errors?: {
		[k: string]: Text;
	};
	options?: OptionSource;
	/**
	 * Labels and hints for the schema's enum values.
	 */
	choices?: Option[];
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	prefill?: string;
	computed?: Text;
	calculated?: Calculation;
	/**
	 * HTML autocomplete token: the field asks for something about its own writer. Staff who only read a case see its value as others do.
	 */
	autocomplete?: string;
	/**
	 * Names that the field had in earlier versions, the oldest first: what was typed or sent under them is taken for this field. Renaming writes them.
	 *
	 * @minItems 1
	 */
	formerly?: [string, ...string[]];
	/**
	 * Lines of a textarea.
	 */
	rows?: number;
	/**
	 * Kinds of file taken, such as image/* or application/pdf; said above the field, and again where one is refused. Default: what the portal takes.
	 *
	 * Items: MIME type, such as image/* or application/pdf.
	 */
	accept?: string[];
	/**
	 * Bytes a file may have; said above the field. A picture with more is made smaller before it is sent, where JPEG is taken. Default: what the portal takes.
	 */
	max_size?: number;
	/**
	 * How many files; said above the field. Default: the schema's maxItems, else what the portal takes.
	 */
	max_count?: number;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	code_for?: string;
	/**
	 * Of an amount: ISO 4217, CNY where none is said. An amount has as many decimals as its currency, unless the schema says `multipleOf`.
	 */
	currency?: string;
	link?: Link;
	link_label?: Text;
	add_label?: Text;
	summary?: Text;
	/**
	 * The latest day that a date may name: today, or how far from today (ISO 8601), as in -P18Y, 18 years ago, or P3M, three months from now. Of a month that is too short, the last day counts. For a date with a time, today means now, give or take two minutes; any other limit means the whole day.
	 */
	not_after?: string;
	/**
	 * The earliest day that a date may name: today, or how far from today (ISO 8601), as in -P18Y, 18 years ago, or P3M, three months from now. Of a month that is too short, the last day counts. For a date with a time, today means now, give or take two minutes; any other limit means the whole day.
	 */
	not_before?: string;
	/**
	 * Other answers that this one is held to, once both are given: pointers start with /form, or with /item in the same row of a repeat group. At the question that comes later.
	 */
	compared?: {
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		at_least?: string;
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		at_most?: string;
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		more_than?: string;
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		less_than?: string;
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		same_as?: string;
		/**
		 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
		 */
		differs_from?: string;
	};
}
/**
 * Options that an operation answers.
 */
export interface OptionSource {
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	query?: Query;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	value: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	label: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	hint?: string;
	/**
	 * Labels are source texts.
	 */
	translate?: boolean;
	/**
	 * The query parameter that takes what is typed; without it all options load at once, those of up to 20 pages. Of a longer list the form says how many it offers; the others cannot be chosen, so search it.
	 */
	search?: string;
	own_form?: OptionForm;
	lookup?: OptionLookup;
}
/**
 * Which form asks for what an option stands for. Who chooses one that another form asks for is led there, with the values that fit that form by name and type.
 */
export interface OptionForm {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	form: string;
	link: Link;
}
/**
 * How the server finds the entry of a value that was sent. Without it, or where the options hang on other answers, it looks through the list, 20 pages at most; of a searched list that is longer, it takes what this operation answers, or any value.
 */
export interface OptionLookup {
	/**
	 * An operation that answers one entry; `value` and `label` are read in its answer.
	 */
	operation: string;
	/**
	 * Its parameter that takes the value.
	 */
	parameter: string;
}
export interface Option {
	value: string | number | boolean;
	label: Text;
	hint?: Text;
	when?: Condition;
	offered_when?: Condition;
}
export interface SumOf {
	/**
	 * @minItems 1
	 */
	sum: [Term, ...Term[]];
	/**
	 * Places after the point; halves are rounded away from zero.
	 */
	decimals?: number;
}
export interface ProductOf {
	/**
	 * @minItems 1
	 */
	product: [Term, ...Term[]];
	/**
	 * Places after the point; halves are rounded away from zero.
	 */
	decimals?: number;
}
/**
 * The greatest of the numbers that are there.
 */
export interface GreatestOf {
	/**
	 * @minItems 1
	 */
	max: [Term, ...Term[]];
}
/**
 * The least of the numbers that are there.
 */
export interface LeastOf {
	/**
	 * @minItems 1
	 */
	min: [Term, ...Term[]];
}
/**
 * What a table says of a number, such as a fee by weight: the value of the first row that the number is not above; a row without a limit is for all that is left. Above all rows there is no value.
 */
export interface TierOf {
	tier_of: Term;
	/**
	 * @minItems 1
	 */
	tiers: [Tier, ...Tier[]];
}
export interface Tier {
	/**
	 * The greatest number that the row is for.
	 */
	up_to?: number;
	value: Term;
}
export interface CountOf {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	count: string;
}
export interface FormStep {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	title: Text;
	description?: Text;
	/**
	 * What it asks: names of the schema's own properties, without a slash; what stands below one comes with it.
	 *
	 * Items: Property name.
	 */
	fields: string[];
	when?: Condition;
}
export interface FormExit {
	when: Condition;
	title: Text;
	text: Text;
	link?: Link;
	link_label?: Text;
}
/**
 * Cases like the one described, offered while it is typed: after the last of the questions that `query` reads.
 */
export interface SimilarSource {
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	query: Query;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	title: string;
	link: Link;
	blocks?: Blocks;
}
export interface FormSubmit {
	/**
	 * An operation of schemas/api. What it asks of the form: see What a form sends.
	 */
	operation: string;
	label: Text;
	body: Query;
}
/**
 * What follows; the answer is /result.
 */
export interface FormAfter {
	actions?: Action[];
	blocks?: Blocks;
	/**
	 * Where an action of these blocks reloads, the form is sent anew and its answer shown: for an operation that changes nothing. Without it, a form over a page closes there.
	 */
	renewable?: boolean;
	again?: Text;
}
export interface NavigateAction {
	do: "navigate";
	link: Link;
}
export interface CallAction {
	do: "call";
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	body?: Query;
	confirm?: Text;
	confirm_label?: Text;
	/**
	 * What is confirmed cannot be taken back: the button that says yes warns by its colour, and the focus begins at Cancel.
	 */
	danger?: true;
	done?: Text;
}
export interface StartSessionAction {
	do: "start_session";
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	token?: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	user_info: string;
}
export interface PlainAction {
	/**
	 * back: to the page before this one, home where there is none. return: where the reader was before login.
	 */
	do: "sign_out" | "open_login" | "return" | "back" | "reload" | "print" | "share";
}
export interface CopyLinkAction {
	do: "copy_link";
	link?: Text;
}
export interface OpenFormAction {
	do: "open_form";
	/**
	 * The form, or where its id stands.
	 */
	form: string | Binding;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	fallback?: string;
	title?: Text;
	prefill?: Query;
}
/**
 * Saves an operation's answer as a JSON file.
 */
export interface DownloadAction {
	do: "download";
	/**
	 * An operation of schemas/api that reads.
	 */
	operation: string;
	query?: Query;
	/**
	 * With its extension.
	 */
	file_name: string;
	done?: Text;
}
export interface ListView {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "view";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * staff: only for those who work at the desk. Neither it nor its texts are in what citizens load. Without it, for everybody.
	 */
	audience?: "staff";
	type: "list";
	/**
	 * A list operation of schemas/api.
	 */
	operation: string;
	query?: Query;
	filters?: ViewFilter[];
	sort?: ViewSort;
	/**
	 * A table on wide screens.
	 */
	columns?: ViewColumn[];
	card: ViewCard;
	layout?: "table" | "cards" | "rows";
	paging?: ViewPaging;
	empty: ViewEmpty;
	link?: Link;
}
export interface ViewFilter {
	/**
	 * A parameter of the operation; kept in the URL.
	 */
	name: string;
	label: Text;
	widget: "search" | "select" | "date";
	choices?: Option[];
	unset?: Text;
	options?: OptionSource;
	counts?: FilterCounts;
}
/**
 * How many entries each option would leave, under the other filters.
 */
export interface FilterCounts {
	/**
	 * An operation that takes the list's filters.
	 */
	operation: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	value: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	count: string;
}
export interface ViewSort {
	/**
	 * The parameter.
	 */
	name: string;
	/**
	 * @minItems 1
	 */
	choices: [Option, ...Option[]];
}
export interface ViewColumn {
	label: Text;
	value: Text;
	when?: Condition;
}
export interface ViewCard {
	title: Text;
	text?: Text;
	/**
	 * The texts are short: no room is kept for a second line of each.
	 */
	short?: true;
	image?: Binding;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	/**
	 * A short state. A binding of format `status` takes its tone from the workflow.
	 */
	badge?: Binding | TonedBadge;
	meta?: Text[];
	mark?: ViewMark;
}
/**
 * A text with a tone by what stands at a pointer.
 */
export interface TonedBadge {
	text: Text;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	by: string;
	/**
	 * Tones by value.
	 */
	tones: {
		[k: string]: "neutral" | "info" | "success" | "warning" | "danger";
	};
}
/**
 * Sets an entry apart, such as one not read yet.
 */
export interface ViewMark {
	when: Condition;
	label: Text;
}
export interface ViewPaging {
	mode: "pages" | "more" | "none";
	limit?: number;
}
export interface ViewEmpty {
	title: Text;
	text?: Text;
	link?: Link;
	link_label?: Text;
	/**
	 * Says instead that nothing matches, where the reader has searched or filtered.
	 */
	filtered?: {
		title: Text;
		text?: Text;
		link?: Link;
		link_label?: Text;
	};
}
export interface DetailView {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "view";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * staff: only for those who work at the desk. Neither it nor its texts are in what citizens load. Without it, for everybody.
	 */
	audience?: "staff";
	type: "detail";
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	query?: Query;
	title: Text;
	/**
	 * A short state. A binding of format `status` takes its tone from the workflow.
	 */
	badge?: Binding | TonedBadge;
	image?: Binding;
	image_alt?: Text;
	meta?: Text[];
	groups?: ViewGroup[];
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	answers?: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	body?: string;
	body_title?: Text;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	attachments?: string;
	timeline?: ViewTimeline;
	actions?: ViewAction[];
	blocks?: Blocks;
	missing?: Text;
	notices?: Blocks;
	closing?: Blocks;
	/**
	 * Names of answers that the view shows elsewhere, such as /category.
	 *
	 * Items: An answer's name, which is its pointer.
	 */
	answers_except?: string[];
}
export interface ViewGroup {
	title?: Text;
	fields: ViewColumn[];
	when?: Condition;
}
export interface ViewTimeline {
	title?: Text;
	/**
	 * An operation of schemas/api.
	 */
	operation: string;
	query?: Query;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
}
export interface ViewAction {
	label: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	/**
	 * As a button's.
	 */
	appearance?: "plain" | "outline" | "solid" | "danger";
	when?: Condition;
	/**
	 * @minItems 1
	 */
	actions: [Action, ...Action[]];
}
/**
 * The states of a case, who may move it, and how citizens read it.
 */
export interface WorkflowDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "workflow";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	states: {
		[k: string]: WorkflowState;
	};
	transitions: WorkflowTransition[];
	clocks: WorkflowClock[];
}
export interface WorkflowState {
	label: Text;
	description: Text;
	/**
	 * The colour of the name, from plain to alarming.
	 */
	tone: "neutral" | "info" | "success" | "warning" | "danger";
	/**
	 * Whether handling goes on in it or is over: counts, clocks and lists go by that.
	 */
	open311: "open" | "closed";
	/**
	 * Cases in this state may be published.
	 */
	public?: boolean;
	/**
	 * While a case stands here it waits for somebody else: clocks pause, but for those that begin with this state.
	 */
	pauses?: boolean;
	/**
	 * What handlers do with a case in this state, and tick: they see who did what, and when.
	 *
	 * @minItems 1
	 * @maxItems 20
	 */
	checklist?: [ChecklistItem, ...ChecklistItem[]];
}
export interface ChecklistItem {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	label: Text;
}
export interface WorkflowTransition {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	action: string;
	label: Text;
	/**
	 * Items: A state of a workflow.
	 */
	from: string[];
	/**
	 * A state of a workflow.
	 */
	to: string;
	/**
	 * @minItems 1
	 */
	by: ["citizen" | "handler" | "system", ...("citizen" | "handler" | "system")[]];
	note?: "required" | "optional" | "none";
	done_label?: Text;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	form?: string;
	/**
	 * What a handler needs beside being one; handles, where left out.
	 */
	right?: "handles" | "supervises";
	/**
	 * With `citizen` in `by`: for so many days after the case came into the state. What its reporter then says opens a new case, linked to this one.
	 */
	within_days?: number;
	/**
	 * With `system` in `by`: the portal takes the step by itself once a case has stood in the state for so many days without a word.
	 */
	after_days?: number;
	/**
	 * Whether all of the checklist of the state that the case is in must be ticked first.
	 */
	needs_checklist?: boolean;
}
export interface WorkflowClock {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	label: Text;
	/**
	 * A state of a workflow.
	 */
	from: string;
	/**
	 * States that begin it too, for a case that never came into `from`: the first of them that it comes into does, as where it was asked about before it was accepted.
	 *
	 * @minItems 1
	 *
	 * Items: A state of a workflow.
	 */
	or_from?: [string, ...string[]];
	/**
	 * @minItems 1
	 *
	 * Items: A state of a workflow.
	 */
	until: [string, ...string[]];
	/**
	 * Working days.
	 */
	days: number;
}
/**
 * What cases can be about, in the order in which people choose: for each category its form, who may read of its cases, and for how long they are kept.
 */
export interface CategoriesDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "categories";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * That of every category that names none of its own.
	 */
	publicity: "never" | "after_reply" | "by_state";
	retention?: CategoryRetention;
	/**
	 * Who handles cases. People are assigned to teams in the administration.
	 *
	 * @maxItems 200
	 */
	teams?: TeamDefinition[];
	/**
	 * @minItems 1
	 */
	categories: [CategoryDefinition, ...CategoryDefinition[]];
}
/**
 * For how long cases are kept, and what becomes of them then. A job carries it out (docs/operating.md).
 */
export interface CategoryRetention {
	/**
	 * The states of the workflow in which a case rests: time is counted from the day on which the case came into one of them, while it stays there.
	 *
	 * @minItems 1
	 *
	 * Items: A state of a workflow.
	 */
	after: [string, ...string[]];
	/**
	 * How many of the unit.
	 */
	length: number;
	unit: "days" | "months" | "years";
	/**
	 * anonymise: what the public sees of the case stays, everything else of it is deleted. delete: nothing of it stays.
	 */
	action: "anonymise" | "delete";
	/**
	 * The law has cases kept for this long: whoever asks for erasure, or deletes their account, has theirs kept whole until then, without their account.
	 */
	by_law?: boolean;
}
export interface TeamDefinition {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	name: string;
	description?: string;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	unit?: string;
}
export interface CategoryDefinition {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	code: string;
	name: string;
	/**
	 * What belongs here.
	 */
	description: string;
	/**
	 * Not here: where to turn for what does not belong.
	 */
	elsewhere?: string;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	/**
	 * Id of the form that asks for it.
	 */
	form: string;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	parent?: string;
	/**
	 * Who may ever read of a case. never: only its filer and those who handle it; nobody can publish it. after_reply: everybody, once it was replied to and a handler publishes it. by_state: everybody, once a handler publishes it in a state that the workflow calls public.
	 */
	publicity?: "never" | "after_reply" | "by_state";
	/**
	 * Its cases are published once a second person has looked at what everybody will see: whoever wants it public cannot do so alone.
	 */
	second_person?: boolean;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	team?: string;
	/**
	 * Only its team reads its cases: nobody else, not even administrators, but by an exception with a reason, which is recorded. Needs a team, and the publicity never. A case that was filed so stays so.
	 */
	restricted?: boolean;
	retention?: CategoryRetention;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	workflow?: string;
}
/**
 * Translations: source text to text of the locale, both ICU MessageFormat.
 */
export interface MessagesDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "messages";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * staff: only for those who work at the desk. Neither it nor its texts are in what citizens load. Without it, for everybody.
	 */
	audience?: "staff";
	/**
	 * BCP 47.
	 */
	locale: string;
	/**
	 * What the language calls itself, such as Deutsch: then the portal speaks it although the site document does not list it.
	 */
	name?: string;
	messages: {
		[k: string]: string;
	};
	/**
	 * Translations to be confirmed: their source text was corrected since, from the text that stands here. The studio makes and removes these marks; citizens do not load them.
	 */
	stale?: {
		[k: string]: string;
	};
}
/**
 * The icon font's catalogue (spec §1). The class is the identity; names are not unique.
 */
export interface IconsDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "icons";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	icons: Icon[];
}
export interface Icon {
	/**
	 * Display name.
	 */
	name: string;
	/**
	 * Class name of an icon of the catalogue.
	 */
	class: string;
	/**
	 * Hex.
	 */
	code_point: string;
}
/**
 * Where cases are handled: what the desk is called, its first page, its navigation. Staff alone load it.
 */
export interface DeskDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "desk";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * What stands in the header.
	 */
	name: string;
	tagline: Text;
	/**
	 * A path of the portal.
	 */
	home: string;
	errors?: DeskErrors;
	navigation: DeskNavigationItem[];
}
/**
 * Pages of the desk in the place of the site's error pages. Without it, the page at /admin/desk/not-found, or one in the words of the site's own.
 */
export interface DeskErrors {
	/**
	 * A path of the portal.
	 */
	"404": string;
}
export interface DeskNavigationItem {
	label: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon: string;
	/**
	 * A path of the portal.
	 */
	path: string;
	when?: Condition;
}
/**
 * Days that are none for work, and weekends that are: clocks and promises count by them.
 */
export interface HolidaysDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "holidays";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	holidays: Holiday[];
	/**
	 * Saturdays and Sundays on which the city works.
	 */
	workdays?: Workday[];
}
export interface Holiday {
	/**
	 * As 2026-10-01.
	 */
	day: string;
	name: string;
}
export interface Workday {
	/**
	 * As 2026-10-01.
	 */
	day: string;
	name: string;
}
/**
 * Who gets a new case, and how urgent it is. Rules are looked at in order; the case says which fired, and why.
 */
export interface RoutingDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "routing";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	rules: RoutingRule[];
}
export interface RoutingRule {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	title: string;
	when: RoutingCondition;
	set: RoutingOutcome;
	/**
	 * No rule after this one is looked at.
	 */
	last?: boolean;
}
/**
 * All that is named must be so; of a list, one of it.
 */
export interface RoutingCondition {
	/**
	 * Codes of categories.
	 *
	 * @minItems 1
	 */
	category?: [string, ...string[]];
	/**
	 * Districts.
	 *
	 * @minItems 1
	 */
	district?: [string, ...string[]];
	/**
	 * Ids or slugs of projects.
	 *
	 * @minItems 1
	 */
	project?: [string, ...string[]];
	/**
	 * Words, one of which stands in the title or a public answer.
	 *
	 * @minItems 1
	 */
	words?: [string, ...string[]];
	/**
	 * Days of the week on which the case was filed, 1 for Monday.
	 *
	 * @minItems 1
	 */
	weekdays?: [number, ...number[]];
	/**
	 * Filed at this hour or later, such as 22:00.
	 */
	from?: string;
	/**
	 * Filed before this hour, such as 06:00; over midnight where the other is later.
	 */
	until?: string;
}
/**
 * What the rule sets; a later rule sets only what none before has.
 */
export interface RoutingOutcome {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	team?: string;
	/**
	 * How urgent the case is.
	 */
	priority?: "low" | "normal" | "high" | "urgent";
	district?: string;
}
/**
 * Texts to begin a reply, a question or a note with.
 */
export interface TemplatesDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "templates";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	templates: ReplyTemplate[];
}
export interface ReplyTemplate {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	name: string;
	/**
	 * Codes of the categories that it is for; any, where left out.
	 *
	 * @minItems 1
	 */
	categories?: [string, ...string[]];
	/**
	 * States in which it is offered; any, where left out.
	 *
	 * @minItems 1
	 */
	states?: [string, ...string[]];
	/**
	 * States to which a step leads that it is for; any, where left out.
	 *
	 * @minItems 1
	 */
	leads_to?: [string, ...string[]];
	/**
	 * Steps that it is for; any, where left out.
	 *
	 * @minItems 1
	 */
	actions?: [string, ...string[]];
	/**
	 * Plain text, blank lines between paragraphs. {number}, {title}, {category}, {date}, {status}, {handler}, {team}, and {answer:name} for an answer of the case.
	 */
	text: {
		[k: string]: string;
	};
}
/**
 * What people are told by short message, by e-mail and on their devices, and when they are left in peace.
 */
export interface NotificationsDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "notifications";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	quiet_hours?: QuietHours;
	messages: NotificationTemplate[];
}
/**
 * From when until when short messages wait, in the portal's time zone; codes never do.
 */
export interface QuietHours {
	from: string;
	until: string;
}
export interface NotificationTemplate {
	/**
	 * What is told.
	 */
	event:
		| "case_moved"
		| "case_rejected"
		| "case_replied"
		| "info_requested"
		| "followed_case_moved"
		| "staff_invited"
		| "outside_answered"
		| "supervised_case_moved"
		| "case_filed"
		| "data_request_moved"
		| "data_request_answered"
		| "email_code";
	/**
	 * By which it is told.
	 */
	channel: "sms" | "email" | "push";
	/**
	 * The subject of an e-mail, the title of a notification on a device; short messages have none. ICU MessageFormat, translated like all texts.
	 */
	subject?: string;
	/**
	 * ICU MessageFormat, translated like all texts: {number}, {state} and {status} of the case, {portal}, {link}; of a code {code} and {minutes}.
	 */
	text: string;
}
/**
 * A kept test case: values that a form must accept, or refuse, whatever is changed. Only those who change documents meet it; it is never delivered.
 */
export interface TestCaseDocument {
	/**
	 * For editors.
	 */
	$schema?: string;
	kind: "test-case";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	/**
	 * What the case is about, for those who change documents. It is not translated.
	 */
	title: string;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	form: string;
	/**
	 * Values by name, as a submission has them. Invented ones: a document is no place for what a person wrote.
	 */
	answers: {
		[k: string]:
			| string
			| number
			| boolean
			| {
					[k: string]: unknown;
			  }
			| unknown[];
	};
	/**
	 * What must come of it: accepted, or exactly the fields that are refused.
	 */
	expected: "accepted" | string[];
}
/**
 * What was asked and answered in a case, in the words of its form and in the reader's language.
 */
export interface AnswersBlock {
	type: "answers";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
}
/**
 * Files to look at or download.
 */
export interface AttachmentsBlock {
	type: "attachments";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	answers?: string;
	title?: Text;
}
/**
 * A button.
 */
export interface ButtonBlock {
	type: "button";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	label: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	appearance?: "plain" | "outline" | "solid" | "danger";
	/**
	 * @minItems 1
	 */
	actions: [Action, ...Action[]];
}
/**
 * A card, a link as a whole where it has one.
 */
export interface CardBlock {
	type: "card";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	title: Text;
	text?: Text;
	/**
	 * An icon, or one by what stands at a pointer.
	 */
	icon?: string | IconByValue | IconOf;
	link?: Link;
	blocks?: Blocks;
}
/**
 * An icon by what stands at a pointer.
 */
export interface IconByValue {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	by: string;
	/**
	 * Icons by value.
	 */
	icons: {
		/**
		 * Class name of an icon of the catalogue.
		 */
		[k: string]: string;
	};
	/**
	 * Class name of an icon of the catalogue.
	 */
	otherwise: string;
}
/**
 * The icon whose class stands at a pointer.
 */
export interface IconOf {
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	class: string;
	/**
	 * Class name of an icon of the catalogue.
	 */
	otherwise: string;
}
/**
 * A small chart, with its table behind it.
 */
export interface ChartBlock {
	type: "chart";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	chart: "bar" | "line";
	title: Text;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	label: Binding;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	value: string;
	value_label: Text;
}
/**
 * A detail view.
 */
export interface DetailBlock {
	type: "detail";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	view: string;
}
/**
 * Labels with values.
 */
export interface FactsBlock {
	type: "facts";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * @minItems 1
	 */
	items: [Fact, ...Fact[]];
}
export interface Fact {
	label: Text;
	value: Text;
	when?: Condition;
}
/**
 * Numbers that matter.
 */
export interface FiguresBlock {
	type: "figures";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * @minItems 1
	 */
	items: [Figure, ...Figure[]];
}
export interface Figure {
	label: Text;
	value: Text;
	hint?: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	link?: Link;
}
/**
 * Blocks once for each entry of a list; /item is the entry.
 */
export interface ForEachBlock {
	type: "for_each";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	in: string;
	limit?: number;
	columns?: number;
	blocks: Blocks;
	empty?: Text;
}
/**
 * A form.
 */
export interface FormBlock {
	type: "form";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * The form, or where its id stands.
	 */
	form: string | Binding;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	fallback?: string;
	prefill?: Query;
}
/**
 * Blocks side by side; one column on a phone.
 */
export interface GridBlock {
	type: "grid";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * On a wide screen; two unless said.
	 */
	columns?: number;
	/**
	 * main_aside: the second of two beside the first, narrower. aside_main: the same with the narrower one first, so that it stands above on a phone. natural: each as wide as its content, such as buttons in a row.
	 */
	proportions?: "equal" | "main_aside" | "aside_main" | "natural";
	blocks: Blocks;
}
/**
 * A heading.
 */
export interface HeadingBlock {
	type: "heading";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	text: Text;
	/**
	 * Its place in the page's outline.
	 */
	level: number;
	/**
	 * How large it is drawn, 1 being the largest; as its level when left out.
	 */
	size?: number;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
}
/**
 * The head of a page.
 */
export interface HeroBlock {
	type: "hero";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	title: Text;
	text?: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	size?: "page" | "home";
	blocks?: Blocks;
}
/**
 * A picture.
 */
export interface ImageBlock {
	type: "image";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	src: Value;
	alt: Text;
	ratio?: "16:9" | "4:3" | "1:1" | "21:9";
	/**
	 * A portrait is small and round, for the picture of a person. Default full.
	 */
	size?: "full" | "portrait";
}
/**
 * A link.
 */
export interface LinkBlock {
	type: "link";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	label: Text;
	link: Link;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	appearance?: "plain" | "outline" | "solid";
}
/**
 * A list view.
 */
export interface ListBlock {
	type: "list";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	view: string;
	query?: Query;
	limit?: number;
	/**
	 * Without filters, sort and paging.
	 */
	compact?: boolean;
	/**
	 * The query parameter of its page, `page` unless said; for a second list on a page.
	 */
	page_parameter?: string;
	except?: Value;
}
/**
 * Something to be noticed.
 */
export interface NoticeBlock {
	type: "notice";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	tone: "info" | "success" | "warning" | "error";
	title?: Text;
	text?: Text;
	blocks?: Blocks;
}
/**
 * Numbered steps that explain how something works.
 */
export interface ProcessBlock {
	type: "process";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * @minItems 2
	 */
	items: [ProcessStep, ProcessStep, ...ProcessStep[]];
}
export interface ProcessStep {
	title: Text;
	text: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
}
/**
 * Sanitised HTML of an answer.
 */
export interface RichTextBlock {
	type: "rich_text";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	html: string;
	/**
	 * A table of contents from its headings, when there are three or more.
	 */
	contents?: boolean;
}
/**
 * A search box that leads to a page.
 */
export interface SearchBlock {
	type: "search";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	label: Text;
	placeholder?: Text;
	/**
	 * A path of the portal.
	 */
	to: string;
	/**
	 * Query parameter.
	 */
	parameter: string;
}
/**
 * A titled part of a page.
 */
export interface SectionBlock {
	type: "section";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	title?: Text;
	description?: Text;
	/**
	 * Class name of an icon of the catalogue.
	 */
	icon?: string;
	link?: Link;
	link_label?: Text;
	/**
	 * Not printed: for what leads the reader on, such as related entries.
	 */
	screen_only?: boolean;
	surface?: "plain" | "card" | "tinted";
	blocks: Blocks;
}
/**
 * Parts of which one shows; kept in the URL.
 */
export interface TabsBlock {
	type: "tabs";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * Query parameter that names the open tab.
	 */
	parameter?: string;
	/**
	 * @minItems 2
	 */
	items: [Tab, Tab, ...Tab[]];
}
export interface Tab {
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id: string;
	title: Text;
	blocks: Blocks;
	when?: Condition;
}
/**
 * A paragraph.
 */
export interface TextBlock {
	type: "text";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	text: Text;
	tone?: "normal" | "lead" | "muted" | "small";
}
/**
 * Entries along time.
 */
export interface TimelineBlock {
	type: "timeline";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
	title?: Text;
}
/**
 * A step over all cases that the list asks for, with its progress and what was refused.
 */
export interface CaseBulkBlock {
	type: "case_bulk";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	form: string;
	/**
	 * Path of the page that shows a case by the query's `id`.
	 */
	case_at: string;
}
/**
 * What is to be done with a case in its state, each with a box to tick, and who has ticked it.
 */
export interface CaseChecklistBlock {
	type: "case_checklist";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	case: string;
}
/**
 * The clocks of a case as bars along time, with their pauses.
 */
export interface CaseClocksBlock {
	type: "case_clocks";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	list: string;
}
/**
 * Buttons that save the cases that the list asks for now, or the figures, as files. The server decides who may.
 */
export interface CaseExportBlock {
	type: "case_export";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * Which; cases.csv where it is left out.
	 *
	 * @minItems 1
	 */
	files?: ["cases.csv" | "cases.xlsx" | "figures.csv", ...("cases.csv" | "cases.xlsx" | "figures.csv")[]];
}
/**
 * How long cases took and how they ended, by category, district and month: one measure drawn as bars, all of them in tables.
 */
export interface CaseFiguresBlock {
	type: "case_figures";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	figures: string;
}
/**
 * Takes a case in for somebody: how it came, for whom, and the form that citizens fill in. The draft is the desk's own.
 */
export interface CaseFilingBlock {
	type: "case_filing";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	form: Binding;
	/**
	 * Path of the page that shows a case by the query's `id`.
	 */
	case_at: string;
	/**
	 * Path of the page on which the next case is taken in.
	 */
	again_at: string;
	/**
	 * Path of the citizens' page on which a form is chosen: links to it lead to `again_at`.
	 */
	instead_of?: string;
}
/**
 * The steps that may be taken with a case: a button for each, which opens its form, and a key.
 */
export interface CaseMovesBlock {
	type: "case_moves";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	case: string;
}
/**
 * Who else has a case open; says that its reader has.
 */
export interface CasePresenceBlock {
	type: "case_presence";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	case: string;
}
/**
 * The keys of a page for staff, and the palette (Ctrl+K) of all that can be done from it.
 */
export interface DeskCommandsBlock {
	type: "desk_commands";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * The forms that the keys of a case open.
	 */
	forms: {
		/**
		 * Names a document: small letters and digits, words joined by hyphens.
		 */
		note: string;
		/**
		 * Names a document: small letters and digits, words joined by hyphens.
		 */
		assign: string;
	};
	/**
	 * What else can be done here: the palette offers each while its condition holds.
	 *
	 * @maxItems 30
	 */
	commands?: DeskPageCommand[];
}
export interface DeskPageCommand {
	label: Text;
	when?: Condition;
	/**
	 * @minItems 1
	 */
	actions: [Action, ...Action[]];
}
/**
 * The pictures of a case, each with what is drawn over it before everybody sees it.
 */
export interface PictureRedactionBlock {
	type: "picture_redaction";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	publication: string;
}
/**
 * The reply to a case that colleagues write together: kept on the server as it is written.
 */
export interface ReplyDraftBlock {
	type: "reply_draft";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
	/**
	 * JSON Pointer into the scope: /route, /query, /handed, /user, /config, /data/<name>, /item, /form, /result.
	 */
	case: string;
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	form: string;
}
/**
 * Questions of the list that were saved, and a way to save the one that is asked now.
 */
export interface SavedViewsBlock {
	type: "saved_views";
	/**
	 * Names a document: small letters and digits, words joined by hyphens.
	 */
	id?: string;
	when?: Condition;
}
/**
 * The index of a release: served at /release/<id>.json, where id is the SHA-256 of these very bytes. All hashes are SHA-256 of an artefact's bytes, in lower-case hexadecimal.
 */
export interface Manifest {
	format: 1;
	site: SiteDocument;
	routes: RouteEntry[];
	/**
	 * By form id.
	 */
	forms: {
		[k: string]: FormEntry;
	};
	/**
	 * By view id.
	 */
	views: {
		[k: string]: string;
	};
	/**
	 * By locale.
	 */
	messages: {
		[k: string]: string;
	};
	/**
	 * Of several workflows, all states and steps together.
	 */
	workflow: string;
	/**
	 * By id, where there are several.
	 */
	workflows?: {
		[k: string]: string;
	};
	icons: string;
	/**
	 * Absent in a portal that takes no cases, and in releases from before categories were documents.
	 */
	categories?: string;
	/**
	 * A style sheet (.css) with the brand's custom properties.
	 */
	style: string;
	/**
	 * What the desk loads in this manifest's place: a manifest with what is for staff alone. It is served to them alone. Absent where no document is for staff.
	 */
	staff?: string;
	/**
	 * Of the staff's manifest: what the server handles cases by, by the document's kind.
	 */
	handling?: {
		desk?: string;
		holidays?: string;
		routing?: string;
		templates?: string;
		notifications?: string;
	};
	/**
	 * Of the staff's manifest: SHA-256 of the kept test cases. They are no file of the release; a change of them is a release.
	 */
	test_cases?: string;
}
/**
 * One navigable path.
 */
export interface RouteEntry {
	path: string;
	page: string;
	title: string;
	/**
	 * What people read in place of the title, where that waits for no data.
	 */
	document_title?: string;
	auth: boolean;
	/**
	 * SHA-256 of the page.
	 */
	artefact: string;
	/**
	 * Hashes to load with the page's own: its views, forms and what those use.
	 */
	needs: string[];
}
/**
 * `artefact` is what a submission carries as `form_hash`.
 */
export interface FormEntry {
	artefact: string;
	validator: string;
	/**
	 * What draws it and is loaded late; absent where it is drawn without.
	 */
	late?: LatePart[];
}
/**
 * What names a release to a browser: in getConfig, in /events and in the static build's /release/current.json.
 */
export interface ReleaseReference {
	id: string;
	manifest_url: string;
	/**
	 * Versions of forms that were published by mistake: what was begun on one goes over to the version in force.
	 */
	revoked_forms?: string[];
}

export type BlockTypes = DocumentTypes["blocks"];
export type BlockType = keyof BlockTypes;
export type Block = BlockTypes[BlockType];
export type StaffBlockTypes = DocumentTypes["staff_blocks"];
export type StaffBlockType = keyof StaffBlockTypes;
export type PorticoDocument = DocumentTypes["kinds"][keyof DocumentTypes["kinds"]];

/**
 * Where a case stands: a state of a workflow document, which words it.
 */
export type CaseStatus = string;
/**
 * What a page tells the worker.
 */
export type WorkerMessage = SessionEnded | StoreAhead;

export interface ApiTypes {
	operations: Operations;
	staff: StaffOperations;
	content: {
		article: ArticleContent;
		project: ProjectContent;
	};
	tried_routing: TriedRouting;
	refused_field: RefusedField;
	device: {
		draft_copy: Copied;
		draft_news: DraftNews;
		draft: Draft;
		push_message: PushMessage;
		queued_submission: QueuedSubmission;
		receipt: KeptReceipt;
		worker_message: WorkerMessage;
	};
	backup: {
		description: BackupDescription;
	};
}
export interface Operations {
	addressesGetList: {
		request: {
			/**
			 * The whole postcode; spaces and case do not matter.
			 */
			postcode: string;
		};
		response: {
			/**
			 * @maxItems 500
			 */
			list: {
				/**
				 * As the city's own register names the address.
				 */
				id: string;
				/**
				 * Street and number.
				 */
				line: string;
				postcode: string;
			}[];
		};
	};
	articlesGetCategory: {
		request: {};
		response: {
			list: {
				name: string;
				count: number;
			}[];
		};
	};
	articlesGetDetail: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: Article;
	};
	articlesGetList: {
		request: {
			category?: string;
			/**
			 * Words to search for.
			 */
			keyword?: string;
			sort?: "newest" | "oldest" | "views";
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: ArticleSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more?: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	articlesGetRelated: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			limit?: number;
		};
		response: {
			list: ArticleSummary[];
		};
	};
	configsGetAll: {
		request: {
			key: "base";
		};
		response: {
			site_name: string;
			version: string;
			copyright: string;
			service_phone: string;
			/**
			 * Registration line of the footer; empty for none.
			 */
			icp: string;
			notices: {
				/**
				 * Opaque identifier.
				 */
				id: string;
				title: string;
				text: string;
				tone: "info" | "warning";
			}[];
		};
	};
	dataRequestsAnswer: {
		request: {
			/**
			 * The request's own number.
			 */
			request: string;
			/**
			 * What the answer is to, as it was read: an answer to another question than the last is refused.
			 */
			question: string;
			answer: string;
			number?: string;
			query_code?: string;
		};
		response: DataRequestState;
	};
	dataRequestsCreate: {
		request: {
			kind: "export" | "correction" | "erasure";
			/**
			 * In the caller's words; a correction needs it.
			 */
			wish?: string;
			number?: string;
			query_code?: string;
		};
		response: DataRequestState;
	};
	dataRequestsGetList: {
		request: {};
		response: {
			list: DataRequestState[];
		};
	};
	draftsDelete: {
		request: {
			/**
			 * Id of a form document.
			 */
			form: string;
			/**
			 * Discards the draft only while it is the one with this key.
			 */
			idempotency_key?: string;
			/**
			 * Leaves no trace of the draft, not even for the caller's other devices; the files go that were sent for it: of what is to be filed without a name.
			 */
			forget?: boolean;
			/**
			 * With forget: files that were sent for it and are not saved with it yet.
			 *
			 * @maxItems 50
			 *
			 * Items: Opaque identifier.
			 */
			attachments?: string[];
		};
		response: null;
	};
	draftsGetList: {
		request: {
			/**
			 * Id of a form document.
			 */
			form?: string;
		};
		response: {
			list: ServerDraft[];
			/**
			 * Those sent in the caller's name or discarded within the days that a draft is kept.
			 */
			ended?: EndedDraft[];
		};
	};
	draftsSave: {
		request: {
			/**
			 * Id of a form document.
			 */
			form: string;
			form_hash: string;
			data: {
				[k: string]: unknown;
			};
			/**
			 * @maxItems 50
			 *
			 * Items: Opaque identifier.
			 */
			attachments?: string[];
			step?: string | null;
			/**
			 * The key under which the form will be sent; left out, the stored draft's, or a new one.
			 */
			idempotency_key?: string;
			/**
			 * The version that this save follows; 0 for none.
			 */
			version: number;
		};
		response: ServerDraft;
	};
	fileUpload: {
		request: {
			/**
			 * The file's bytes.
			 */
			file: unknown;
		};
		response: Attachment;
	};
	loginMobileLogin: {
		request: {
			mobile: string;
			code: string;
		};
		response: {
			token: string;
			user_info: UserInfo;
		};
	};
	loginMobileVerifyCode: {
		request: {
			mobile: string;
		};
		response: {
			/**
			 * Seconds.
			 */
			expires_in: number;
			/**
			 * Seconds.
			 */
			resend_after: number;
		};
	};
	messageFlowList: {
		request: {
			/**
			 * Opaque identifier.
			 */
			message_id: string;
		};
		response: {
			list: FlowEntry[];
		};
	};
	messagesFollow: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			follow: boolean;
		};
		response: {
			followed: boolean;
		};
	};
	messagesGetCategory: {
		request: {};
		response: {
			list: Category[];
		};
	};
	messagesGetDetail: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: Message;
	};
	messagesGetFacets: {
		request: {
			/**
			 * Category code.
			 */
			category?: string;
			status?: CaseStatus;
			/**
			 * Words to search for.
			 */
			keyword?: string;
			/**
			 * First day.
			 */
			from?: string;
			/**
			 * Last day.
			 */
			to?: string;
			/**
			 * Opaque identifier.
			 */
			project_id?: string;
		};
		response: {
			category: {
				/**
				 * What the filter takes.
				 */
				value: string;
				/**
				 * Cases.
				 */
				count: number;
			}[];
			status: {
				/**
				 * What the filter takes.
				 */
				value: string;
				/**
				 * Cases.
				 */
				count: number;
			}[];
			project_id: {
				/**
				 * What the filter takes.
				 */
				value: string;
				/**
				 * Cases.
				 */
				count: number;
			}[];
		};
	};
	messagesGetFollowedList: {
		request: {
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: MessageSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more?: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	messagesGetList: {
		request: {
			/**
			 * Category code.
			 */
			category?: string;
			status?: CaseStatus;
			/**
			 * Words to search for.
			 */
			keyword?: string;
			/**
			 * First day.
			 */
			from?: string;
			/**
			 * Last day.
			 */
			to?: string;
			/**
			 * Opaque identifier.
			 */
			project_id?: string;
			sort?: "newest" | "oldest" | "replied";
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: MessageSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more?: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	messagesGetSimilar: {
		request: {
			/**
			 * Category code.
			 */
			category?: string;
			text: string;
		};
		response: {
			list: MessageSummary[];
		};
	};
	messagesGetStatistics: {
		request: {
			/**
			 * First day.
			 */
			from?: string;
			/**
			 * Last day.
			 */
			to?: string;
			/**
			 * Opaque identifier.
			 */
			project_id?: string;
		};
		response: {
			/**
			 * Published cases, and with no project asked for, others in steps of five for each month that lies within the days whole.
			 */
			filed: number;
			/**
			 * Of them, replied or closed; counted alike.
			 */
			handled: number;
			median_days_to_reply: number | null;
			satisfaction: number | null;
			by_category: {
				code: string;
				name: string;
				/**
				 * Cases.
				 */
				count: number;
			}[];
			by_month: {
				/**
				 * YYYY-MM.
				 */
				month: string;
				/**
				 * Of them, replied.
				 */
				replied: number;
				/**
				 * Cases.
				 */
				count: number;
			}[];
			by_status: {
				status: CaseStatus;
				/**
				 * Cases.
				 */
				count: number;
			}[];
		};
	};
	messagesGetUserReportList: {
		request: {
			status?: CaseStatus;
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: MessageSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more?: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	messagesIndex: {
		request: {
			/**
			 * Id of a form document.
			 */
			form: string;
			/**
			 * Hash of the form artefact it was begun on.
			 */
			form_hash: string;
			/**
			 * Id of the release it was begun on. Another one that offered the same version of the form does as well, as when another device began.
			 */
			release: string;
			/**
			 * The answers; the form's own schema says which.
			 */
			data: {
				[k: string]: unknown;
			};
			/**
			 * @maxItems 50
			 *
			 * Items: Opaque identifier.
			 */
			attachments?: string[];
			/**
			 * The same key files the same case once, with a name or without. Nobody may guess it: who has it learns the case's number.
			 */
			idempotency_key: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			number: string;
			status: CaseStatus;
			/**
			 * ISO 8601, UTC.
			 */
			submitted_at: string;
			/**
			 * With the number, finds a case filed without an account; null for a named one.
			 */
			query_code?: string | null;
			/**
			 * When it will be accepted or refused.
			 */
			accept_by?: string | null;
			/**
			 * When it will be replied to.
			 */
			reply_by?: string | null;
			/**
			 * True where this key had filed the case before: nothing new was filed.
			 */
			repeated?: boolean;
		};
	};
	messagesRate: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * 1 to 5.
			 */
			rating: number;
			comment?: string;
			/**
			 * The same key acts once.
			 */
			idempotency_key?: string;
			/**
			 * With query_code in the place of a session: the number of the same case.
			 */
			number?: string;
			/**
			 * Of a case that was filed without a name; the session is not looked at then.
			 */
			query_code?: string;
		};
		response: Message;
	};
	messagesReopen: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * What the citizen says.
			 */
			note: string;
			/**
			 * The same key acts once.
			 */
			idempotency_key?: string;
			/**
			 * With query_code in the place of a session: the number of the same case.
			 */
			number?: string;
			/**
			 * Of a case that was filed without a name; the session is not looked at then.
			 */
			query_code?: string;
		};
		response: Message;
	};
	messagesSupplement: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * What the citizen says; needed where no form is answered.
			 */
			note?: string;
			/**
			 * @maxItems 9
			 *
			 * Items: Opaque identifier.
			 */
			attachments?: string[];
			/**
			 * The same key acts once.
			 */
			idempotency_key?: string;
			/**
			 * With query_code in the place of a session: the number of the same case.
			 */
			number?: string;
			/**
			 * Of a case that was filed without a name; the session is not looked at then.
			 */
			query_code?: string;
			/**
			 * The form that the case's question is answered in.
			 */
			form?: string;
			/**
			 * Hash of the form artefact it was begun on.
			 */
			form_hash?: string;
			/**
			 * Id of the release it was begun on. Another one that offered the same version of the form does as well, as when another device began.
			 */
			release?: string;
			/**
			 * The answers; the form's own schema says which.
			 */
			data?: {
				[k: string]: unknown;
			};
		};
		response: Message;
	};
	messagesSupport: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			supports: number;
		};
	};
	messagesTrack: {
		request: {
			number: string;
			query_code: string;
		};
		response: {
			message: Message;
			flow: FlowEntry[];
			/**
			 * What was asked for of the case's data, the newest first.
			 */
			data_requests: DataRequestState[];
		};
	};
	messagesWithdraw: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			note?: string;
			/**
			 * The same key acts once.
			 */
			idempotency_key?: string;
			/**
			 * With query_code in the place of a session: the number of the same case.
			 */
			number?: string;
			/**
			 * Of a case that was filed without a name; the session is not looked at then.
			 */
			query_code?: string;
		};
		response: Message;
	};
	notificationsGetList: {
		request: {
			unread?: boolean;
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: Notification[];
			total: number;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	notificationsRead: {
		request: {
			/**
			 * @maxItems 100
			 *
			 * Items: Opaque identifier.
			 */
			ids?: string[];
		};
		response: {
			unread: number;
		};
	};
	projectGetDetail: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: Project;
	};
	projectGetList: {
		request: {
			/**
			 * Words to search for.
			 */
			keyword?: string;
			status?: "planned" | "active" | "completed" | "suspended";
			/**
			 * From 1.
			 */
			page?: number;
			limit?: number;
			/**
			 * `next` of the page before; wins over `page`.
			 */
			cursor?: string;
		};
		response: {
			list: ProjectSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more?: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	reportConfigsGetConfig: {
		request: {};
		response: {
			pc: {
				release?: {
					/**
					 * SHA-256, hex.
					 */
					id: string;
					/**
					 * Same-origin path.
					 */
					manifest_url: string;
					/**
					 * Versions of forms that were taken back: what was begun on one goes over to the version in force.
					 *
					 * Items: SHA-256, hex.
					 */
					revoked_forms?: string[];
				} | null;
				/**
				 * Same-origin path of a stream of server-sent events that names each new release. Without one, the portal hears of a release when it next asks for this.
				 */
				events_url?: string;
				/**
				 * Operations that are answered beside the sixteen that every backend has (spec §7), by name. Without it, those sixteen are all.
				 */
				offers?: {
					[k: string]: true;
				};
				upload: {
					/**
					 * Bytes.
					 */
					max_size: number;
					max_count: number;
					/**
					 * Items: MIME type.
					 */
					accept: string[];
				};
				login: {
					code_length: number;
					/**
					 * Seconds.
					 */
					resend_after: number;
				};
				/**
				 * Whether filers are told by short message, too, when others have moved their case. Left out where they are not.
				 */
				sms_notices?: boolean;
				page_size: number;
				/**
				 * For how many days the portal keeps what: pages that speak of it say these numbers.
				 */
				retention?: {
					/**
					 * A session in which nothing is asked for.
					 */
					session_idle_days: number;
					/**
					 * A session altogether.
					 */
					session_days: number;
					/**
					 * A draft, after it was last saved, and files that no case has.
					 */
					draft_days: number;
					/**
					 * Which pages were opened.
					 */
					visit_days: number;
					/**
					 * How many got how far in forms.
					 */
					form_count_days: number;
					/**
					 * Years for which it is kept that somebody asked for their data, a correction or an erasure.
					 */
					data_request_years: number;
					/**
					 * Days for which a link to somebody's data is good.
					 */
					data_link_days: number;
				};
				locales: string[];
			};
		};
	};
	searchGetAll: {
		request: {
			/**
			 * Words to search for.
			 */
			keyword: string;
			/**
			 * Of each.
			 */
			limit?: number;
		};
		response: {
			articles: {
				list: ArticleSummary[];
				total: number;
				/**
				 * Whether there may be more than were counted.
				 */
				more?: boolean;
			};
			messages: {
				list: MessageSummary[];
				total: number;
				/**
				 * Whether there may be more than were counted.
				 */
				more?: boolean;
			};
			projects: {
				list: ProjectSummary[];
				total: number;
				/**
				 * Whether there may be more than were counted.
				 */
				more?: boolean;
			};
		};
	};
	userDelete: {
		request: {
			confirm: "delete";
		};
		response: null;
	};
	userEndSessions: {
		request: {
			which: "current" | "all" | "one";
			/**
			 * Opaque identifier.
			 */
			id?: string;
		};
		response: {
			ended: number;
		};
	};
	userExport: {
		request: {};
		/**
		 * Profile, cases with answers and flows, follows, ratings, drafts.
		 */
		response: {
			[k: string]: unknown;
		};
	};
	userGetChannels: {
		request: {};
		response: {
			/**
			 * The channels beside the portal that there are.
			 */
			offered: {
				value: "sms" | "email" | "push";
				label: string;
			}[];
			email: string | null;
			pending: string | null;
			/**
			 * Whether the caller's own device is told by its push service; null where that is not offered.
			 */
			push: PushDevice | null;
			case_moved: ("sms" | "email" | "push")[];
			case_replied: ("sms" | "email" | "push")[];
			info_requested: ("sms" | "email" | "push")[];
			followed_case_moved: ("sms" | "email" | "push")[];
			quiet_from: string | null;
			quiet_until: string | null;
		};
	};
	userGetProfile: {
		request: {};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Masked.
			 */
			mobile: string;
			nickname: string;
			avatar: string | null;
			locale: string | null;
			/**
			 * Whether application drafts are kept on the server.
			 */
			keep_drafts: boolean;
			/**
			 * Notifications not read.
			 */
			unread: number;
			/**
			 * ISO 8601, UTC.
			 */
			created_at: string;
		};
	};
	userGetSessions: {
		request: {};
		response: {
			list: Session[];
		};
	};
	userLogCreateLog: {
		request: {
			/**
			 * @minItems 1
			 * @maxItems 50
			 */
			events: [
				{
					type: "visit" | "action" | "error";
					/**
					 * A page's path, without its query: that may hold what somebody typed.
					 */
					path: string;
					/**
					 * ISO 8601, UTC.
					 */
					at: string;
					/**
					 * The name of an action, or an error without what it quotes.
					 */
					detail?: string;
				},
				...{
					type: "visit" | "action" | "error";
					/**
					 * A page's path, without its query: that may hold what somebody typed.
					 */
					path: string;
					/**
					 * ISO 8601, UTC.
					 */
					at: string;
					/**
					 * The name of an action, or an error without what it quotes.
					 */
					detail?: string;
				}[]
			];
		};
		response: null;
	};
	userSaveEmail: {
		request: {
			email?: string | null;
			code?: string;
		};
		response: null;
	};
	userUpdateChannels: {
		request: {
			/**
			 * Has the caller's own device told by its push service, or not any more; null leaves it.
			 */
			push?: PushDevice | null;
			case_moved?: ("sms" | "email" | "push")[];
			case_replied?: ("sms" | "email" | "push")[];
			info_requested?: ("sms" | "email" | "push")[];
			followed_case_moved?: ("sms" | "email" | "push")[];
			quiet_from?: string | null;
			quiet_until?: string | null;
		};
		response: null;
	};
	userUpdateProfile: {
		request: {
			nickname?: string;
			avatar?: string | null;
			locale?: string | null;
			keep_drafts?: boolean;
		};
		response: UserInfo;
	};
}
/**
 * An article in full.
 */
export interface Article {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
	summary: string;
	cover: string | null;
	category: string;
	author: string;
	/**
	 * ISO 8601, UTC.
	 */
	published_at: string;
	views: number;
	/**
	 * Sanitised HTML.
	 */
	body: string;
	previous: ArticleLink | null;
	next: ArticleLink | null;
	/**
	 * What the cover shows; empty where it only decorates.
	 */
	cover_alt?: string;
	/**
	 * BCP 47; empty for any.
	 */
	language?: string;
	/**
	 * The same in other languages.
	 */
	translations?: TranslatedArticle[];
}
/**
 * A neighbour of an article.
 */
export interface ArticleLink {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
}
/**
 * The same article in another language.
 */
export interface TranslatedArticle {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
	/**
	 * BCP 47.
	 */
	language: string;
}
/**
 * An article as lists show it.
 */
export interface ArticleSummary {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
	summary: string;
	cover: string | null;
	category: string;
	author: string;
	/**
	 * ISO 8601, UTC.
	 */
	published_at: string;
	views: number;
}
/**
 * What somebody has asked for of their personal data, and how it stands.
 */
export interface DataRequestState {
	number: string;
	kind: "export" | "correction" | "erasure";
	/**
	 * waiting: for who asked.
	 */
	state: "open" | "waiting" | "done" | "refused";
	created_at: string;
	due_on: string;
	settled_at: string | null;
	question: string | null;
	reason: string | null;
	/**
	 * The archive, while that is offered: its address is that of a page, and its size what it has now.
	 */
	files: Attachment[];
	download_until: string | null;
}
/**
 * A stored upload, as anyone who may see its case or form sees it.
 */
export interface Attachment {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Same-origin path.
	 */
	url: string;
	name: string;
	/**
	 * Bytes.
	 */
	size: number;
	mime: string;
	/**
	 * Whether the file may still tell who made it: its author, maker, place or times could not be taken out. Left out where the server does not look.
	 */
	keeps_metadata?: boolean;
	thumbnail_url: string | null;
}
/**
 * An application draft kept on the server.
 */
export interface ServerDraft {
	/**
	 * Id of a form document.
	 */
	form: string;
	form_hash: string;
	/**
	 * What the form is called, in its own language.
	 */
	title?: string;
	data: {
		[k: string]: unknown;
	};
	attachments: Attachment[];
	step: string | null;
	/**
	 * The one key of this draft on whichever device: however often and wherever it is sent, one case is filed.
	 */
	idempotency_key: string;
	/**
	 * Grows with every save.
	 */
	version: number;
	/**
	 * ISO 8601, UTC.
	 */
	updated_at: string;
	/**
	 * ISO 8601, UTC.
	 */
	expires_at: string;
}
/**
 * A draft that is no more: its form was sent, or it was discarded on purpose. Other devices may still hold it.
 */
export interface EndedDraft {
	/**
	 * Id of a form document.
	 */
	form: string;
	idempotency_key: string;
	how: "sent" | "discarded";
	/**
	 * Of the case that was filed with it; null where it was discarded.
	 */
	number: string | null;
	/**
	 * Ids of the uploads that the sent case took; no other case can take them. Left out where that is not known: then it took all of the draft's.
	 */
	attachments?: string[];
	/**
	 * ISO 8601, UTC.
	 */
	ended_at: string;
}
/**
 * Who is logged in. The mobile number is masked.
 */
export interface UserInfo {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Masked: 138****0000.
	 */
	mobile: string;
	nickname: string;
	avatar: string | null;
	roles: ("editor" | "publisher" | "handler" | "administrator")[];
	/**
	 * The language chosen in the profile, BCP 47; null or absent where none was.
	 */
	locale?: string | null;
}
/**
 * One step in the handling of a case.
 */
export interface FlowEntry {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * The workflow transition.
	 */
	action: string;
	from_status: CaseStatus | null;
	to_status: CaseStatus;
	note: string;
	/**
	 * Who acted, by public name.
	 */
	actor: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	attachments: Attachment[];
	/**
	 * What was answered in a form that the step came with; for its filer and those who handle the case.
	 */
	answers?: Answer[];
}
/**
 * One answer of a case, labelled as its form asked it. A masked answer carries the mask, a private one is left out for others.
 */
export interface Answer {
	/**
	 * JSON Pointer into the submitted data.
	 */
	name: string;
	label: string;
	/**
	 * The answer as JSON.
	 */
	value: unknown;
	/**
	 * The answer in words.
	 */
	text: string;
	/**
	 * The form offered it: its words are the form's and are translated. Left out where a person wrote them.
	 */
	picked?: boolean;
}
/**
 * What a case can be about, and the form that asks for it.
 */
export interface Category {
	/**
	 * Opaque identifier.
	 */
	id: string;
	code: string;
	/**
	 * In the language that the request asks for.
	 */
	name: string;
	/**
	 * In the language that the request asks for.
	 */
	description: string;
	parent_id: string | null;
	/**
	 * Id of a form document.
	 */
	form: string;
	elsewhere: string | null;
	/**
	 * Class of an icon of the portal's catalogue.
	 */
	icon?: string;
	/**
	 * Who may ever read of a case about it.
	 */
	publicity?: "never" | "after_reply" | "by_state";
	retention?: Retention;
}
/**
 * For how long cases about it are kept, and what becomes of them then; absent where they are kept for ever.
 */
export interface Retention {
	length: number;
	unit: "days" | "months" | "years";
	action: "anonymise" | "delete";
	/**
	 * Whether the law has them kept for this long, also where somebody asks for erasure.
	 */
	by_law?: boolean;
}
/**
 * A case in full, as far as the caller may see it.
 */
export interface Message {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Human-readable case number.
	 */
	number: string;
	title: string;
	category: CategoryName;
	status: CaseStatus;
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	replied_at: string | null;
	project: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		title: string;
	} | null;
	rating: number | null;
	answers: Answer[];
	reply: string | null;
	attachments: Attachment[];
	/**
	 * Whether the caller filed it.
	 */
	own: boolean;
	/**
	 * How many said 'me too'.
	 */
	supports?: number;
	/**
	 * Whether the caller follows it.
	 */
	followed?: boolean;
	/**
	 * Whether the caller said 'me too'.
	 */
	supported?: boolean;
	/**
	 * What was said with the rating; for the filer and handlers.
	 */
	rating_comment?: string | null;
	/**
	 * What the caller may do with it now.
	 */
	can?: ("supplement" | "withdraw" | "rate" | "reopen" | "follow" | "support")[];
	/**
	 * What the filer is asked for now, while the case waits for that; null else, and for others.
	 */
	question?: string | null;
	/**
	 * The form of the release in force in which the filer answers that; null where they answer in their own words.
	 */
	question_form?: string | null;
	/**
	 * When it will be accepted or refused; null once that is done.
	 */
	accept_by?: string | null;
	/**
	 * When it will be replied to; null once that is done.
	 */
	reply_by?: string | null;
	/**
	 * When it is closed by itself, unless something is done or said before; null where it is not.
	 */
	closes_at?: string | null;
	/**
	 * The case of which it was made as a part; for its reporter alone.
	 */
	part_of?: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		number: string;
	} | null;
	/**
	 * The newest case that a later word of its reporter has opened; for them alone.
	 */
	continued_in?: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		number: string;
		/**
		 * Of a case without a name; what its reporter knows it by.
		 */
		query_code: string | null;
	} | null;
	/**
	 * The cases that were made of parts of it; for its reporter alone.
	 */
	parts?: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		number: string;
		title: string;
		/**
		 * Of a case without a name; what its reporter knows it by.
		 */
		query_code: string | null;
	}[];
	/**
	 * The case in which it is handled on, together with others; for its reporter alone.
	 */
	merged_into?: {
		/**
		 * Where everybody may read it.
		 */
		id: string | null;
		number: string;
		status: CaseStatus;
	} | null;
}
/**
 * The category of a case.
 */
export interface CategoryName {
	/**
	 * Opaque identifier.
	 */
	id: string;
	code: string;
	name: string;
}
/**
 * A case as lists show it.
 */
export interface MessageSummary {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Human-readable case number.
	 */
	number: string;
	title: string;
	category: CategoryName;
	status: CaseStatus;
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	replied_at: string | null;
	project: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		title: string;
	} | null;
	rating: number | null;
	/**
	 * How many said 'me too'.
	 */
	supports?: number;
	/**
	 * An own case that moved since it was last looked at.
	 */
	unread?: boolean;
}
/**
 * Something that happened to what the citizen filed or follows.
 */
export interface Notification {
	/**
	 * Opaque identifier.
	 */
	id: string;
	kind: "case_moved" | "case_replied" | "info_requested" | "followed_case_moved";
	message_id: string | null;
	number: string;
	title: string;
	status: CaseStatus | null;
	/**
	 * What was said with it, as plain text: the beginning of the reply, or the note of who moved the case. Left out where nothing was.
	 */
	text?: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	read: boolean;
}
/**
 * A project in full.
 */
export interface Project {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
	summary: string;
	cover: string | null;
	/**
	 * Sanitised HTML.
	 */
	body: string;
	status: "planned" | "active" | "completed" | "suspended";
	location: string;
	/**
	 * ISO 8601, UTC.
	 */
	published_at: string;
	message_count: number;
	/**
	 * What the cover shows; empty where it only decorates.
	 */
	cover_alt?: string;
}
/**
 * A public work or matter that cases can be about, as lists show it.
 */
export interface ProjectSummary {
	/**
	 * Opaque identifier.
	 */
	id: string;
	title: string;
	summary: string;
	cover: string | null;
	status: "planned" | "active" | "completed" | "suspended";
	location: string;
	/**
	 * ISO 8601, UTC.
	 */
	published_at: string;
	/**
	 * Published cases about it.
	 */
	message_count: number;
}
/**
 * A browser that is told by its push service, as the Push API has it; of the session that the call is of. Texts are in base64url.
 */
export interface PushDevice {
	/**
	 * The portal's public key, which a browser subscribes with.
	 */
	key: string;
	/**
	 * Whether it is told.
	 */
	on: boolean;
	/**
	 * The address that its push service has given it; sent as it is turned on, and shown to nobody.
	 */
	endpoint?: string;
	/**
	 * The browser's public key.
	 */
	p256dh?: string;
	/**
	 * The secret that it shares with the portal.
	 */
	auth?: string;
}
/**
 * A device on which one is logged in.
 */
export interface Session {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Browser and system, in words.
	 */
	device: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	/**
	 * ISO 8601, UTC.
	 */
	last_seen_at: string;
	current: boolean;
}
export interface StaffOperations {
	deskAddNote: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			text: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskAssignCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			assignee?: string | null;
			/**
			 * Says that it is meant also while they are away; without it, giving to who is away is refused.
			 */
			although_away?: boolean;
			team?: string | null;
			priority?: number;
			district?: string | null;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskChangeCategory: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			/**
			 * Code of the category.
			 */
			category: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskDeleteView: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskDiscardOutbox: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			reason: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskDismissSuggestion: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Code of the suggested category.
			 */
			category: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskEndShare: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Opaque identifier.
			 */
			link: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskExtendCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			clock: string;
			days: number;
			reason: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskFileCase: {
		request: {
			/**
			 * Id of a form document.
			 */
			form: string;
			/**
			 * Hash of the form artefact it was begun on.
			 */
			form_hash: string;
			/**
			 * Id of the release it was begun on. Another one that offered the same version of the form does as well, as when another device began.
			 */
			release: string;
			/**
			 * The answers; the form's own schema says which.
			 */
			data: {
				[k: string]: unknown;
			};
			/**
			 * @maxItems 50
			 *
			 * Items: Opaque identifier.
			 */
			attachments?: string[];
			/**
			 * The same key files the same case once, with a name or without. Nobody may guess it: who has it learns the case's number.
			 */
			idempotency_key: string;
			/**
			 * How they were reached.
			 */
			channel: "phone" | "counter" | "letter";
			/**
			 * The account in whose name it is filed, made where there is none. Not used where the answers ask for a case without a name; without it the case is nobody's.
			 */
			mobile?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			number: string;
			status: CaseStatus;
			/**
			 * ISO 8601, UTC.
			 */
			submitted_at: string;
			/**
			 * With the number, finds a case filed without an account; null for a named one.
			 */
			query_code?: string | null;
			/**
			 * When it will be accepted or refused.
			 */
			accept_by?: string | null;
			/**
			 * When it will be replied to.
			 */
			reply_by?: string | null;
			/**
			 * True where this key had filed the case before: nothing new was filed.
			 */
			repeated?: boolean;
		};
	};
	deskGetAccess: {
		request: {
			/**
			 * Opaque identifier.
			 */
			case: string;
		};
		response: {
			/**
			 * Only its own office reads it, and its asker may open it for a while, with a reason.
			 */
			by_exception: boolean;
		};
	};
	deskGetBulk: {
		request: {
			id?: string;
		};
		response: {
			bulk: {
				/**
				 * Opaque identifier.
				 */
				id: string;
				do: "assign" | "priority" | "note" | "move" | "undo";
				state: "running" | "done" | "stopped";
				total: number;
				done: number;
				refused: number;
				created_at: string;
				can_undo: boolean;
				refusals: {
					/**
					 * Opaque identifier.
					 */
					id: string;
					number: string;
					title: string;
					why: string;
				}[];
			} | null;
		};
	};
	deskGetCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: DeskCase;
	};
	deskGetCases: {
		request: {
			state?: string;
			open?: "open" | "closed" | "any";
			category?: string;
			team?: string;
			/**
			 * An id, me, or none.
			 */
			assignee?: string;
			overdue?: "overdue" | "soon";
			district?: string;
			priority?: "low" | "normal" | "high" | "urgent";
			/**
			 * By who asks, or by anybody.
			 */
			supervised?: "me" | "any";
			keyword?: string;
			sort?: "due" | "newest" | "oldest";
			page?: number;
			limit?: number;
			cursor?: string;
		};
		response: {
			list: DeskCaseSummary[];
			total: number;
			/**
			 * Whether there may be more than were counted.
			 */
			more: boolean;
			page: number;
			limit: number;
			next: string | null;
		};
	};
	deskGetCounts: {
		request: {};
		response: {
			mine: number;
			unassigned: number;
			overdue: number;
			soon: number;
			open: number;
			/**
			 * Whether the caller may handle any cases.
			 */
			may_handle: boolean;
			/**
			 * Whether the caller may export any cases.
			 */
			may_export: boolean;
		};
	};
	deskGetFigures: {
		request: {
			/**
			 * This month and those before; 12 where it is left out.
			 */
			months?: number;
		};
		response: {
			all: CaseFigures;
			by_category: CaseFigures[];
			by_district: CaseFigures[];
			by_month: CaseFigures[];
			teams: {
				name: string;
				open: number;
				overdue: number;
			}[];
			/**
			 * The same by unit: of its own and of its teams.
			 */
			units: {
				name: string;
				open: number;
				overdue: number;
			}[];
		};
	};
	deskGetFilingCategories: {
		request: {};
		response: {
			list: {
				code: string;
				name: string;
				description: string;
				/**
				 * Id of a form document.
				 */
				form: string;
				/**
				 * Class of an icon; empty for none.
				 */
				icon: string;
				/**
				 * Who may ever read of a case about it.
				 */
				publicity: "never" | "after_reply" | "by_state";
			}[];
		};
	};
	deskGetFilters: {
		request: {
			/**
			 * Offers as assignable only who may handle this case, and the clocks that run for it.
			 */
			case?: string;
		};
		response: {
			states: {
				value: string;
				label: string;
			}[];
			categories: {
				value: string;
				label: string;
			}[];
			teams: {
				value: string;
				label: string;
			}[];
			people: {
				value: string;
				label: string;
			}[];
			/**
			 * Those to whom cases can be given, with how many open and overdue ones each has, and who is away.
			 */
			assignable: {
				value: string;
				label: string;
			}[];
			/**
			 * The clocks that run for the case: those that can be given more time. Of no case, none.
			 */
			clocks: {
				value: string;
				label: string;
			}[];
			districts: {
				value: string;
				label: string;
			}[];
			steps: {
				value: string;
				label: string;
			}[];
		};
	};
	deskGetOutbox: {
		request: {};
		response: {
			channels: {
				channel: "sms" | "email" | "push" | "webhook";
				waiting: number;
				oldest_since: string | null;
				dead: number;
			}[];
			/**
			 * What was given up, the newest first, a hundred at most.
			 */
			dead: {
				/**
				 * Opaque identifier.
				 */
				id: string;
				channel: "sms" | "email" | "push" | "webhook";
				webhook: string | null;
				kind: string;
				number: string | null;
				reason: string;
				attempts: number;
				/**
				 * ISO 8601.
				 */
				created_at: string;
				/**
				 * ISO 8601.
				 */
				settled_at: string;
			}[];
		};
	};
	deskGetQuestionForms: {
		request: {};
		response: {
			list: {
				id: string;
				/**
				 * A source text.
				 */
				title: string;
			}[];
		};
	};
	deskGetReplyDraft: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			text: string;
			/**
			 * 0 while nobody has written anything.
			 */
			version: number;
			/**
			 * Who wrote last.
			 */
			author: string;
			own: boolean;
			updated_at: string | null;
		};
	};
	deskGetShareable: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			list: {
				/**
				 * Pointer of the answer.
				 */
				value: string;
				/**
				 * What was asked; a source text.
				 */
				label: string;
			}[];
		};
	};
	deskGetTemplates: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * The step that they are for; all that can be taken, where left out.
			 */
			action?: string;
		};
		response: {
			list: {
				/**
				 * Of the text and the step.
				 */
				id: string;
				name: string;
				action: string;
				/**
				 * How the workflow words the step; a source text.
				 */
				step: string;
				/**
				 * The form that asks for what the step needs.
				 */
				form: string;
				/**
				 * Plain text.
				 */
				text: string;
			}[];
		};
	};
	deskGetViews: {
		request: {};
		response: {
			list: {
				/**
				 * Opaque identifier.
				 */
				id: string;
				name: string;
				/**
				 * As in an address.
				 */
				query: string;
				shared: boolean;
				own: boolean;
			}[];
		};
	};
	deskLinkCases: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			number: string;
			kind: "related" | "merged";
			note?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskMoveCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			action: string;
			note?: string;
			reply?: string;
			days?: number;
			other?: string;
			/**
			 * @maxItems 9
			 */
			attachments?: string[];
			/**
			 * Of a step that asks the reporter: the form of the release in force in which they answer.
			 */
			question_form?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			status: string;
			version: number;
		};
	};
	deskOpenByException: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			reason: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * ISO 8601, UTC.
			 */
			expires_at: string;
		};
	};
	deskPreviewPublication: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			published: boolean;
			second_person: boolean;
			proposed_by: string;
			may_publish: boolean;
			message: Message;
			flow: FlowEntry[];
			private: {
				kind: string;
				text: string;
			}[];
			pictures: CasePicture[];
			originals: {
				text: string;
				author: string;
				created_at: string;
			}[];
		};
	};
	deskPreviewReply: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			action: string;
			text: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			action: string;
			text: string;
			list: {
				channel: "portal" | "sms" | "email" | "push";
				to: string;
				subject: string;
				text: string;
			}[];
			private: {
				kind: "phone" | "id_number" | "plate" | "email";
				text: string;
			}[];
		};
	};
	deskPublishCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			published: boolean;
			attachments?: boolean;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			outcome: "published" | "proposed" | "taken_back";
		};
	};
	deskRedactCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			text: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskRedactPicture: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			/**
			 * The picture.
			 */
			upload: string;
			/**
			 * @maxItems 50
			 */
			areas: PictureArea[];
			/**
			 * Whether these rectangles replace those that the picture has, none taking the redaction back; takes the right to originals. Otherwise they are added.
			 */
			anew?: boolean;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskResendOutbox: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id?: string;
			channel?: "sms" | "email" | "push" | "webhook";
		};
		response: {
			resent: number;
		};
	};
	deskSaveReplyDraft: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			text: string;
			version: number;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			text: string;
			/**
			 * 0 while nobody has written anything.
			 */
			version: number;
			/**
			 * Who wrote last.
			 */
			author: string;
			own: boolean;
			updated_at: string | null;
		};
	};
	deskSaveView: {
		request: {
			name: string;
			query: string;
			shared: boolean;
			/**
			 * One of the caller's own, to be called and shared otherwise, and to ask for what `query` says.
			 */
			id?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskShareCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Who it is for.
			 */
			party: string;
			/**
			 * What they are asked.
			 */
			question: string;
			/**
			 * Until the link expires.
			 */
			days: number;
			/**
			 * The answers that they are shown, by pointer; those that everybody may see, where left out.
			 *
			 * @maxItems 200
			 */
			fields?: string[];
			/**
			 * Whether they are shown the files that came with the case.
			 */
			attachments?: boolean;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Of the page for them.
			 */
			address: string;
			/**
			 * ISO 8601, UTC.
			 */
			expires_at: string;
		};
	};
	deskSplitCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			title: string;
			category?: string;
			note: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			number: string;
		};
	};
	deskStartBulk: {
		request: {
			/**
			 * The list's filters as its address has them.
			 */
			query: string;
			do: "assign" | "priority" | "note" | "move";
			assignee?: string;
			/**
			 * Says that it is meant also while they are away; without it, giving to who is away is refused.
			 */
			although_away?: boolean;
			team?: string;
			priority?: number;
			action?: string;
			note?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			total: number;
		};
	};
	deskStayOnCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			leave?: boolean;
		};
		response: {
			watching: string[];
		};
	};
	deskStopBulk: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskSuperviseCase: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
			supervised: boolean;
			/**
			 * Asked for where the case is marked.
			 */
			reason?: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			version: number;
		};
	};
	deskTickItem: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			/**
			 * Id of the item.
			 */
			item: string;
			done: boolean;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
	};
	deskUndoBulk: {
		request: {
			/**
			 * Opaque identifier.
			 */
			id: string;
		};
		response: {
			/**
			 * Opaque identifier.
			 */
			id: string;
			total: number;
		};
	};
}
/**
 * A case as the desk shows it: all of it.
 */
export interface DeskCase {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Human-readable case number.
	 */
	number: string;
	title: string;
	category: CategoryName;
	/**
	 * The category that its words are more likely of, for who may handle it; null where none is sure, or that is off.
	 */
	suggestion: {
		code: string;
		/**
		 * Source text.
		 */
		name: string;
		/**
		 * From 0 to 1.
		 */
		probability: number;
	} | null;
	/**
	 * The state's name in the case's own workflow.
	 */
	status: string;
	/**
	 * How the workflow words it; a source text.
	 */
	status_label: string;
	status_tone: "neutral" | "info" | "success" | "warning" | "danger";
	/**
	 * Whether the state counts as open.
	 */
	open: boolean;
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	/**
	 * When the first running clock runs out; null while none runs.
	 */
	due_at: string | null;
	overdue: boolean;
	/**
	 * Runs out within two days.
	 */
	soon: boolean;
	/**
	 * -1 low, 0 normal, 1 high, 2 urgent.
	 */
	priority: number;
	assignee: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		name: string;
	} | null;
	team: {
		id: string;
		name: string;
	} | null;
	district: string | null;
	/**
	 * How the form that asks for the district calls it, a source text; the district itself where none does.
	 */
	district_name: string | null;
	/**
	 * Who else has it open now, by name; empty where nobody has.
	 */
	open_with: string;
	/**
	 * Counts the case's changes.
	 */
	version: number;
	answers: Answer[];
	attachments: Attachment[];
	reply: string | null;
	rating: number | null;
	rating_comment: string | null;
	published: boolean;
	/**
	 * published, private or never.
	 */
	published_text: "published" | "private" | "never";
	supports: number;
	flow: DeskFlowEntry[];
	notes: DeskNote[];
	moves: DeskMove[];
	clocks: DeskClock[];
	reporter: DeskReporter;
	/**
	 * Who of the staff took it in and how it came; null where its reporter filed it.
	 */
	on_behalf: DeskOnBehalf | null;
	related: DeskRelated[];
	similar: DeskCaseSummary[];
	routed: DeskRouted[];
	/**
	 * Id of the case's workflow.
	 */
	workflow: string;
	watching: string[];
	may: ("handle" | "supervise" | "publish" | "export")[];
	/**
	 * To whom it is or was shown outside, the newest first.
	 */
	shared: DeskShare[];
	/**
	 * Until when its reader reads it by exception; null where they read it by a right.
	 */
	read_until: string | null;
	/**
	 * Who opened it by exception, the newest first.
	 */
	exceptions: DeskException[];
	/**
	 * Who supervises it, since when and why; null where nobody does.
	 */
	supervision: DeskSupervision1 | null;
	/**
	 * Name of the unit to which its team belongs; a source text.
	 */
	unit: string | null;
	/**
	 * What is to be done with the case in its state.
	 */
	checklist: DeskChecklistItem[];
}
export interface DeskFlowEntry {
	/**
	 * Opaque identifier.
	 */
	id: string;
	action: string;
	from_status: string | null;
	to_status: string;
	/**
	 * How the case's own workflow words the step; a source text.
	 */
	label: string;
	note: string;
	actor: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	attachments: Attachment[];
	/**
	 * What the reporter answered in the form that they were asked by.
	 */
	answers?: Answer[];
}
export interface DeskNote {
	/**
	 * Opaque identifier.
	 */
	id: string;
	author: string;
	text: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
}
export interface DeskMove {
	action: string;
	/**
	 * A source text.
	 */
	label: string;
	/**
	 * The state that it leads to.
	 */
	to: string;
	/**
	 * The state it leads to; a source text.
	 */
	to_label: string;
	/**
	 * Id of the form that asks for what it needs.
	 */
	form: string;
	appearance: "plain" | "outline" | "solid" | "danger";
	/**
	 * The key that opens it.
	 */
	key: string;
}
export interface DeskClock {
	id: string;
	label: string;
	/**
	 * ISO 8601, UTC.
	 */
	since: string;
	/**
	 * ISO 8601, UTC.
	 */
	due_at: string;
	/**
	 * Working days, extensions among them.
	 */
	days: number;
	state: "running" | "soon" | "overdue" | "paused" | "met" | "missed";
	ended_at: string | null;
	pauses: {
		/**
		 * ISO 8601, UTC.
		 */
		from: string;
		to: string | null;
	}[];
	/**
	 * How much of it has passed, in hundredths.
	 */
	passed: number;
}
export interface DeskReporter {
	kind: "account" | "anonymous" | "staff";
	name: string;
	mobile: string;
	cases: DeskCaseSummary[];
}
/**
 * A case as the desk lists it.
 */
export interface DeskCaseSummary {
	/**
	 * Opaque identifier.
	 */
	id: string;
	/**
	 * Human-readable case number.
	 */
	number: string;
	title: string;
	category: CategoryName;
	/**
	 * The state's name in the case's own workflow.
	 */
	status: string;
	/**
	 * How the workflow words it; a source text.
	 */
	status_label: string;
	status_tone: "neutral" | "info" | "success" | "warning" | "danger";
	/**
	 * Whether the state counts as open.
	 */
	open: boolean;
	/**
	 * ISO 8601, UTC.
	 */
	submitted_at: string;
	/**
	 * When the first running clock runs out; null while none runs.
	 */
	due_at: string | null;
	overdue: boolean;
	/**
	 * Runs out within two days.
	 */
	soon: boolean;
	/**
	 * -1 low, 0 normal, 1 high, 2 urgent.
	 */
	priority: number;
	assignee: {
		/**
		 * Opaque identifier.
		 */
		id: string;
		name: string;
	} | null;
	team: {
		id: string;
		name: string;
	} | null;
	district: string | null;
	/**
	 * How the form that asks for the district calls it, a source text; the district itself where none does.
	 */
	district_name: string | null;
	/**
	 * Who else has it open now, by name; empty where nobody has.
	 */
	open_with: string;
	/**
	 * Counts the case's changes.
	 */
	version: number;
	/**
	 * Who supervises it, since when and why; null where nobody does.
	 */
	supervision: DeskSupervision | null;
	/**
	 * Name of the unit to which its team belongs; a source text.
	 */
	unit: string | null;
}
export interface DeskSupervision {
	/**
	 * Opaque identifier.
	 */
	id: string;
	name: string;
	reason: string;
	/**
	 * ISO 8601, UTC.
	 */
	since: string;
}
export interface DeskOnBehalf {
	channel: "phone" | "counter" | "letter";
	/**
	 * Empty once their account is gone.
	 */
	clerk: string;
}
export interface DeskRelated {
	/**
	 * Opaque identifier.
	 */
	id: string;
	number: string;
	title: string;
	status_label: string;
	kind: "related" | "split" | "merged" | "merged_into" | "continues" | "continued";
}
export interface DeskRouted {
	rule: string;
	title: string;
	why: string;
}
export interface DeskShare {
	/**
	 * Opaque identifier.
	 */
	id: string;
	party: string;
	question: string;
	state: "open" | "expired" | "ended";
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	/**
	 * ISO 8601, UTC.
	 */
	expires_at: string;
	/**
	 * When it was last opened; null where nobody has.
	 */
	opened_at: string | null;
	/**
	 * Whether it is open and its reader may end it.
	 */
	can_end: boolean;
}
export interface DeskException {
	name: string;
	reason: string;
	/**
	 * ISO 8601, UTC.
	 */
	created_at: string;
	/**
	 * ISO 8601, UTC.
	 */
	expires_at: string;
}
export interface DeskSupervision1 {
	/**
	 * Opaque identifier.
	 */
	id: string;
	name: string;
	reason: string;
	/**
	 * ISO 8601, UTC.
	 */
	since: string;
}
export interface DeskChecklistItem {
	id: string;
	label: string;
	done: boolean;
	/**
	 * Who has done it; empty where it is not, or they are no more.
	 */
	by: string;
	at: string | null;
}
/**
 * What is counted of cases for staff.
 */
export interface CaseFigures {
	/**
	 * Of what: a category's name, a district, a month as 2026-03; empty for all.
	 */
	name: string;
	filed: number;
	/**
	 * Days until staff took it up, the median.
	 */
	accept_median: number | null;
	/**
	 * Days until staff took it up, the 90th percentile.
	 */
	accept_p90: number | null;
	/**
	 * Days until the official reply, the median.
	 */
	reply_median: number | null;
	/**
	 * Days until the official reply, the 90th percentile.
	 */
	reply_p90: number | null;
	/**
	 * Days until handling was over, the median.
	 */
	close_median: number | null;
	/**
	 * Days until handling was over, the 90th percentile.
	 */
	close_p90: number | null;
	/**
	 * Share of cases none of whose clocks ran out.
	 */
	on_time: number | null;
	/**
	 * Share of cases that were reopened.
	 */
	reopened: number | null;
	/**
	 * Share of ratings with four or five stars.
	 */
	satisfied: number | null;
}
/**
 * A picture of a case, for those who decide what of it everybody sees.
 */
export interface CasePicture {
	/**
	 * Opaque identifier.
	 */
	id: string;
	name: string;
	/**
	 * Same-origin path of the picture as everybody gets it.
	 */
	url: string;
	/**
	 * Whether everybody sees it once the case is published with its attachments.
	 */
	public: boolean;
	/**
	 * What is blacked out of it.
	 */
	areas: PictureArea[];
	/**
	 * Who blacked it out; empty where nobody did.
	 */
	author: string;
	redacted_at: string | null;
	/**
	 * Same-origin path of what it was before, for those with the right to originals.
	 */
	original_url: string | null;
}
/**
 * A rectangle of a picture, in its pixels, from its left and upper edge.
 */
export interface PictureArea {
	x: number;
	y: number;
	width: number;
	height: number;
}
/**
 * What editors write of an article.
 */
export interface ArticleContent {
	title: string;
	summary: string;
	/**
	 * HTML, sanitised when it is saved.
	 */
	body: string;
	/**
	 * Path of a picture; empty for none.
	 */
	cover: string;
	/**
	 * What the cover shows, for who does not see it.
	 */
	cover_alt: string;
	category: string;
	/**
	 * The unit that the public reads.
	 */
	author: string;
	/**
	 * BCP 47; empty for any.
	 */
	language: string;
	/**
	 * Id of an article that says the same in another language; empty for none.
	 */
	translation_of: string;
}
/**
 * What editors write of a project.
 */
export interface ProjectContent {
	title: string;
	summary: string;
	/**
	 * HTML, sanitised when it is saved.
	 */
	body: string;
	/**
	 * Path of a picture; empty for none.
	 */
	cover: string;
	/**
	 * What the cover shows, for who does not see it.
	 */
	cover_alt: string;
	status: "planned" | "active" | "completed" | "suspended";
	location: string;
}
/**
 * What routing rules would have done with a part of last month's cases.
 */
export interface TriedRouting {
	/**
	 * How many were tried.
	 */
	cases: number;
	/**
	 * How many are to be tried in all.
	 */
	total: number;
	/**
	 * Whether there are older cases of these days that are not to be tried.
	 */
	more: boolean;
	/**
	 * The case after which the next part begins; null after the last.
	 */
	next: string | null;
	/**
	 * How many would go elsewhere.
	 */
	moved: number;
	/**
	 * For how many cases each rule fires.
	 */
	rules: {
		id: string;
		title: string;
		before: number;
		after: number;
	}[];
	moves: RoutingMove[];
}
/**
 * Cases of a category that would go elsewhere.
 */
export interface RoutingMove {
	category: string;
	before: RoutedPlace;
	after: RoutedPlace;
	cases: number;
	/**
	 * Some of them, which the reader may read.
	 */
	numbers: string[];
}
/**
 * Where a case goes: its team, how urgent it is, and its district, in the reader's words.
 */
export interface RoutedPlace {
	team: string | null;
	priority: number;
	district: string | null;
}
/**
 * One thing that is wrong with what was sent.
 */
export interface RefusedField {
	/**
	 * JSON Pointer into the request, or for a form into its values.
	 */
	pointer: string;
	/**
	 * In the reader's language.
	 */
	message: string;
}
/**
 * Which state of the server's copy a draft follows: the copy's version, and the version that the draft itself had then.
 */
export interface Copied {
	version: number;
	draft: number;
}
/**
 * What tabs of one browser tell each other of a form's draft: that it was saved, or how it has ended.
 */
export interface DraftNews {
	form: string;
	ended?: EndedDraft;
}
/**
 * An application draft: what a person has typed and not sent. Kept on the device, per form and user.
 */
export interface Draft {
	/**
	 * Of the form artefact it was started on.
	 */
	hash: string;
	/**
	 * Of the release it was started on.
	 */
	release: string;
	answers: {
		[k: string]: unknown;
	};
	attachments: {
		[k: string]: Attachment;
	};
	/**
	 * Lives as long as the draft: however often it is sent, one case is filed.
	 */
	idempotency_key: string;
	/**
	 * Grows with each saving; two tabs find each other's work by it.
	 */
	version: number;
	/**
	 * Milliseconds since 1970.
	 */
	saved_at: number;
}
/**
 * What a push service hands to the worker, which shows it. No more than a short message says.
 */
export interface PushMessage {
	title: string;
	body: string;
	/**
	 * The language of title and body.
	 */
	lang: string;
	/**
	 * The page of the portal that it is about.
	 */
	path: string;
	/**
	 * Of messages with one tag the browser shows the last alone: what is sent twice stands once.
	 */
	tag: string;
}
/**
 * A case that was sent without a connection: it waits on this device, beside its draft.
 */
export interface QueuedSubmission {
	/**
	 * The draft's idempotency key: however often it goes out, one case is filed.
	 */
	key: string;
	form: string;
	/**
	 * Name of its draft.
	 */
	draft: string;
	/**
	 * Path and query of the form's page.
	 */
	address: string;
	/**
	 * Who sent it; "" for nobody.
	 */
	user: string;
	operation: string;
	body: {
		[k: string]: unknown;
	};
	/**
	 * Whether it goes without the session.
	 */
	anonymous: boolean;
	/**
	 * When it was sent here. Milliseconds since 1970; what waits longer than a draft lives is swept like one.
	 */
	saved_at: number;
	response?: QueuedResponse;
	/**
	 * When that was.
	 */
	answered_at?: number;
}
/**
 * What the server has answered; absent while it waits.
 */
export interface QueuedResponse {
	code: number;
	/**
	 * What the operation returns.
	 */
	data: unknown;
	msg: string;
	/**
	 * When it came, where it is of an earlier request.
	 */
	stored_at?: string;
	/**
	 * The server failed, and nothing was said of that.
	 */
	unsaid?: true;
}
/**
 * What an entry of the history keeps of a form that was taken.
 */
export interface KeptReceipt {
	/**
	 * Id of the form.
	 */
	form: string;
	/**
	 * Of the version that was sent.
	 */
	hash: string;
	/**
	 * Who may read it here; absent where it was sent without a name.
	 */
	user?: string;
	/**
	 * What was answered.
	 */
	result?: unknown;
	/**
	 * What was sent, where something speaks of it.
	 */
	values?: {
		[k: string]: unknown;
	};
	/**
	 * Under which labels of an operation's options values were chosen, by their pointers.
	 */
	labels?: {
		[k: string]: string[];
	};
}
/**
 * A session has ended: nothing that its reader was shown may stay, nor be stored by what is still under way.
 */
export interface SessionEnded {
	type: "session-ended";
}
/**
 * Store these files of the release, and all scripts and styles of the portal: what a page can open works off line then.
 */
export interface StoreAhead {
	type: "store-ahead";
	files: string[];
}
/**
 * What is written beside a base backup about it.
 */
export interface BackupDescription {
	format: 1;
	/**
	 * The moment that names it.
	 */
	name: string;
	/**
	 * Of Portico.
	 */
	version: string;
	/**
	 * The major version of PostgreSQL.
	 */
	postgres: string;
	started_at: string;
	finished_at: string;
	/**
	 * From this moment on it can be restored to any time that the log covers.
	 */
	consistent_at: string;
	/**
	 * The first segment of the write-ahead log that belongs to it.
	 */
	wal: string;
	/**
	 * Names of the database's parts and of the manifest, in order.
	 */
	parts: string[];
	manifest: string;
	/**
	 * Of the parts together.
	 */
	bytes: number;
	/**
	 * Names of the uploads that its database knows are in this file, gzipped, one a line.
	 */
	uploads: string;
}
