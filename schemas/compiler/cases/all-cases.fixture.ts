import { CATEGORY_CASES } from "./category.fixture.ts";
import { CHOICE_CASES } from "./choice.fixture.ts";
import { COMPARED_CASES } from "./compared.fixture.ts";
import { DESK_CASES } from "./desk.fixture.ts";
import { FORM_CASES } from "./form.fixture.ts";
import { LIMIT_CASES } from "./limit.fixture.ts";
import { LOGO_CASES } from "./logo.fixture.ts";
import { MERGED_CASES } from "./merged.fixture.ts";
import { NOTIFICATION_CASES } from "./notification.fixture.ts";
import { OPTION_CASES } from "./option.fixture.ts";
import { PATTERN_CASES } from "./pattern.fixture.ts";
import { PORTAL_CASES } from "./portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";
import { REFERENCE_CASES } from "./reference.fixture.ts";
import { SCHEMA_CASES } from "./schema.fixture.ts";
import { STAFF_CASES } from "./staff.fixture.ts";
import { SUBMISSION_CASES } from "./submission.fixture.ts";
import { TEST_CASE_CASES } from "./test-case.fixture.ts";
import { TEXT_CASES } from "./text.fixture.ts";
import { UNANSWERABLE_CASES } from "./unanswerable.fixture.ts";
import { UNFILLABLE_CASES } from "./unfillable.fixture.ts";
import { UNSENDABLE_CASES } from "./unsendable.fixture.ts";

/** Every portal that provokes a diagnostic. */
export const ALL_CASES: Case[] = [
	...REFERENCE_CASES,
	...DESK_CASES,
	...FORM_CASES,
	...UNANSWERABLE_CASES,
	...CHOICE_CASES,
	...UNFILLABLE_CASES,
	...MERGED_CASES,
	...UNSENDABLE_CASES,
	...COMPARED_CASES,
	...OPTION_CASES,
	...SCHEMA_CASES,
	...SUBMISSION_CASES,
	...TEXT_CASES,
	...PATTERN_CASES,
	...PORTAL_CASES,
	...LOGO_CASES,
	...CATEGORY_CASES,
	...TEST_CASE_CASES,
	...NOTIFICATION_CASES,
	...STAFF_CASES,
	...LIMIT_CASES,
];
