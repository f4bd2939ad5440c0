import type { AdminRoute } from "./admin-route.ts";
import { AUDIT_ROUTES } from "./audit-routes.ts";
import { BULK_REPORT_ROUTES } from "./bulk-report-route.ts";
import { CASE_EXPORT_ROUTES } from "./case-export-route.ts";
import { CASE_ROUTES } from "./case-routes.ts";
import { CONTENT_ROUTES } from "./content-routes.ts";
import { DATA_REQUEST_ROUTES } from "./data-request-routes.ts";
import { DATA_REQUEST_STEPS } from "./data-request-steps.ts";
import { DRAFT_RELEASE_ROUTES } from "./draft-release-routes.ts";
import { FIGURES_EXPORT_ROUTES } from "./figures-export-route.ts";
import { FUNNEL_ROUTES } from "./funnel-routes.ts";
import { NOTICE_ROUTES } from "./notice-routes.ts";
import { OPERATION_ROUTES } from "./operation-routes.ts";
import { PEOPLE_ROUTES } from "./people-routes.ts";
import { PRESENCE_ROUTES } from "./presence-routes.ts";
import { PREVIEW_ROUTES } from "./preview-routes.ts";
import { publicationChanges } from "./publication-changes.ts";
import { RELEASE_ROUTES } from "./release-routes.ts";
import { RETENTION_ROUTES } from "./retention-routes.ts";
import { REVIEW_ROUTES } from "./review-routes.ts";
import { SMS_ROUTES } from "./sms-routes.ts";
import { STAFF_SESSION_ROUTES } from "./staff-session-routes.ts";
import { STAFFING_ROUTES } from "./staffing-routes.ts";
import { SUGGESTION_ROUTES } from "./suggestion-routes.ts";
import { VIEWER_ROUTES } from "./viewer-routes.ts";
import { WORK_ACCOUNT_ROUTES } from "./work-account-routes.ts";

/** Every call of the administration. */
export const ADMIN_ROUTES: readonly AdminRoute[] = [
	...RELEASE_ROUTES,
	publicationChanges,
	...DRAFT_RELEASE_ROUTES,
	...PRESENCE_ROUTES,
	...PREVIEW_ROUTES,
	...VIEWER_ROUTES,
	...CASE_ROUTES,
	...CASE_EXPORT_ROUTES,
	...BULK_REPORT_ROUTES,
	...FIGURES_EXPORT_ROUTES,
	...REVIEW_ROUTES,
	...AUDIT_ROUTES,
	...RETENTION_ROUTES,
	...DATA_REQUEST_ROUTES,
	...DATA_REQUEST_STEPS,
	...FUNNEL_ROUTES,
	...PEOPLE_ROUTES,
	...STAFF_SESSION_ROUTES,
	...STAFFING_ROUTES,
	...WORK_ACCOUNT_ROUTES,
	...SMS_ROUTES,
	...SUGGESTION_ROUTES,
	...OPERATION_ROUTES,
	...CONTENT_ROUTES,
	...NOTICE_ROUTES,
];
