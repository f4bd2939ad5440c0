import type { Database } from "./database/connection.ts";
import type { Figures } from "./figures.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Notifier } from "./notifications/notifier.ts";
import type { PushKeys } from "./notifications/push/push-keys.ts";
import type { ReleaseFeed } from "./release/feed.ts";
import type { Settings } from "./settings.ts";
import type { OpenIdProvider } from "./sign-in/openid-provider.ts";
import type { SmsProvider } from "./sms/provider.ts";
import type { Stopping } from "./stopping.ts";
import type { Intake } from "./uploads/intake.ts";
import type { PublicStore } from "./uploads/public-store.ts";
import type { Storage } from "./uploads/storage.ts";
import type { Watching } from "./watching/watching.ts";
import type { Translators } from "./wire/texts.ts";
import type { Compiler } from "./workers/compiler.ts";

/** The dependencies of routes. */
export type Services = Database & {
	settings: Settings;
	/** Key of the MACs over login codes; made once a database. */
	secret: Buffer;
	sms: SmsProvider;
	/** Where staff sign in by OpenID Connect; null where they do not. */
	openid: OpenIdProvider | null;
	/** Null where no mail server is set. */
	mailer: Mailer | null;
	/** What browsers are told with; null where they are not. */
	push: PushKeys | null;
	/** Notifies people that their cases have moved. */
	notifier: Notifier;
	storage: Storage;
	/** Where copies of what everybody may see are kept; null where there is no such place. */
	publicStore: PublicStore | null;
	/** What uploads are received with before they are stored. */
	intake: Intake;
	releases: ReleaseFeed;
	compiler: Compiler;
	/** Whether this server is on its way out. */
	stopping: Stopping;
	/** Says what the server has to say, in the portal's languages. */
	translators: Translators;
	/** What it notes of itself. */
	watching: Watching;
	/** What is counted over whole tables. */
	figures: Figures;
};
