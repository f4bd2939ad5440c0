import { uploadStorage } from "./backup/run-backup.ts";
import { openDatabase } from "./database/connection.ts";
import { figuresOf } from "./figures.ts";
import { everyNotifier } from "./notifications/notifier.ts";
import { outboxNotifier } from "./notifications/outbox-notifier.ts";
import { portalNotifier } from "./notifications/portal-notifier.ts";
import { readPushKeys } from "./notifications/push/push-keys.ts";
import { demandAnyAdministrator } from "./people/demand-any-administrator.ts";
import { grantAdministrator } from "./people/grant-administrator.ts";
import { followReleases } from "./release/feed.ts";
import { publishShipped } from "./release/shipped.ts";
import { followTranslators } from "./release/translators.ts";
import { reckonDaysAsPublished } from "./repositories/releases/publication.ts";
import { readSecret } from "./repositories/settings/portal-secret.ts";
import { seedContent } from "./seeding/seed.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { smsProvider } from "./sms/provider.ts";
import { openIntake } from "./uploads/intake.ts";
import { publicStore, withCopies } from "./uploads/public-store.ts";
import { sealedStorage } from "./uploads/sealing/sealed-storage.ts";
import { demandSameStorage } from "./uploads/storage-identity.ts";
import { openWatching } from "./watching/watching.ts";
import { compilerThread } from "./workers/compiler.ts";

/** Opens everything a server works with: database, first release, example content where it is wanted. `close` ends it all. */
export async function openServices(settings: Settings): Promise<Services> {
	const { databaseUrl: url, directUrl, readUrl, data: folder, database: use, backup, sealKeys, sealAnswers } = settings;
	const answers = { keys: sealKeys, seals: sealAnswers };
	const database = await openDatabase({ url, directUrl, readUrl, folder, use, archives: backup !== null, answers });
	try {
		await publishShipped(database.db);
		await reckonDaysAsPublished(database.db);
		if (settings.exampleContent) await seedContent(database.db);
		await grantAdministrator(database.db, settings.adminMobiles);
		if (settings.production) await demandAnyAdministrator(database.db);
		const stored = uploadStorage(settings);
		await demandSameStorage(database.db, stored);
		const releases = await followReleases(database);
		const translators = await followTranslators(database.db, releases);
		const compiler = compilerThread();
		const copies = settings.publicBucket && publicStore(settings.publicBucket);
		const { mail } = settings.notifications;
		const files = sealedStorage(stored, settings.sealKeys);
		// What only some portals use is loaded where it is set: each takes a hundredth of a start or two.
		return {
			...database,
			settings,
			secret: await readSecret(database.db, answers),
			sms: smsProvider(settings.sms),
			openid: settings.openid && (await import("./sign-in/openid-provider.ts")).openIdProvider(settings.openid),
			storage: copies ? withCopies(files, copies) : files,
			publicStore: copies,
			mailer: mail && (await import("./mail/mailer.ts")).smtpMailer(mail),
			push: settings.push && (await readPushKeys(database.db, settings.push, answers)),
			notifier: everyNotifier([portalNotifier, outboxNotifier(settings)]),
			intake: await openIntake(settings),
			stopping: { started: false },
			releases,
			compiler,
			translators,
			watching: openWatching(),
			figures: figuresOf(database.replica),
			async close() {
				await compiler.close();
				await releases.close();
				await database.close();
			},
		};
	} catch (error) {
		await database.close();
		throw error;
	}
}
