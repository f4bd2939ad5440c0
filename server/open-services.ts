import { join } from "node:path";
import { openDatabase } from "./database/connection.ts";
import { seedContent } from "./database/seed.ts";
import { figuresOf } from "./figures.ts";
import { everyNotifier } from "./notifications/notifier.ts";
import { portalNotifier } from "./notifications/portal-notifier.ts";
import { smsNotifier } from "./notifications/sms-notifier.ts";
import { grantAdministrator } from "./people/grant-administrator.ts";
import { followReleases } from "./release/feed.ts";
import { publishShipped } from "./release/shipped.ts";
import { reckonDaysAsPublished } from "./repositories/release.ts";
import { readSecret } from "./repositories/setting.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { smsProvider } from "./sms/provider.ts";
import { openIntake } from "./uploads/intake.ts";
import { localStorage } from "./uploads/local-storage.ts";
import { s3Storage } from "./uploads/s3-storage.ts";
import { compilerThread } from "./workers/compiler.ts";

/** Opens everything a server works with: database, first release, example content. `close` ends it all. */
export async function openServices(settings: Settings): Promise<Services> {
	const database = await openDatabase({ url: settings.databaseUrl, folder: settings.data, use: settings.database });
	try {
		await publishShipped(database.db);
		await reckonDaysAsPublished(database.db);
		await seedContent(database.db);
		await grantAdministrator(database.db, settings.adminMobiles);
		const releases = await followReleases(database);
		const compiler = compilerThread();
		return {
			...database,
			settings,
			secret: await readSecret(database.db),
			sms: smsProvider(settings),
			notifier: settings.smsNotifications ? everyNotifier([portalNotifier, smsNotifier]) : portalNotifier,
			storage: settings.s3 ? s3Storage(settings.s3) : localStorage(join(settings.data, "uploads")),
			intake: await openIntake(settings),
			releases,
			compiler,
			figures: figuresOf(database.reading),
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
