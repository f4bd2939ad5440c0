import { checkAddressWords } from "./check/address-words.ts";
import { checkAudiences } from "./check/audiences.ts";
import { checkBindings } from "./check/bindings.ts";
import { checkCategories } from "./check/categories.ts";
import { checkConditions } from "./check/conditions.ts";
import { checkExits } from "./check/exits.ts";
import { checkFormerNames } from "./check/former-names.ts";
import { checkForms } from "./check/forms.ts";
import { checkIdentities, checkPartIds } from "./check/identities.ts";
import { checkMarkedTexts } from "./check/marked-texts.ts";
import { checkNotifications } from "./check/notifications.ts";
import { checkPagePaths } from "./check/page-paths.ts";
import { checkParameters } from "./check/parameters.ts";
import { checkPeriods } from "./check/periods.ts";
import { checkPrefills } from "./check/prefills.ts";
import { checkReferences } from "./check/references.ts";
import { checkRouting } from "./check/routing.ts";
import { checkMissing, checkSite } from "./check/site.ts";
import { checkStepAddresses } from "./check/step-addresses.ts";
import { checkSubmissions } from "./check/submissions.ts";
import { checkTemplates } from "./check/templates.ts";
import { checkTestCases } from "./check/test-cases.ts";
import { checkTexts } from "./check/texts.ts";
import { checkUnfillable } from "./check/unfillable.ts";
import { checkWorkflow } from "./check/workflow.ts";
import type { Report } from "./diagnostic.ts";
import type { DocumentCheck } from "./document-check.ts";
import type { PortalDocuments } from "./portal.ts";

/** The checks that see the portal as a whole. All else is a check of one document. */
export const PORTAL_CHECKS: readonly ((portal: PortalDocuments, report: Report) => void)[] = [
	checkIdentities,
	checkMissing,
];

/** The checks of each document, in the order in which their results are told. */
export const DOCUMENT_CHECKS: readonly DocumentCheck[] = [
	checkPartIds,
	checkPagePaths,
	checkFormerNames,
	checkAddressWords,
	checkReferences,
	checkAudiences,
	checkBindings,
	checkParameters,
	checkForms,
	checkSubmissions,
	checkPrefills,
	checkUnfillable,
	checkExits,
	checkPeriods,
	checkStepAddresses,
	checkMarkedTexts,
	checkConditions,
	checkTexts,
	checkSite,
	checkWorkflow,
	checkCategories,
	checkRouting,
	checkTemplates,
	checkTestCases,
	checkNotifications,
];
