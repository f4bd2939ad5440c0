import { asArray, asObject, asString } from "../../../schemas/json/json.ts";
import { isNameIn } from "../../../schemas/json/one-of.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { type DescribedValue, describeValues } from "../../../schemas/rules/questions/described-values.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRead } from "../../ports/reading.ts";
import { UnderHeading, useHeadingTag } from "../../scope/heading-level.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { formClasses } from "../fields/classes.ts";
import { usePlainText } from "../hooks/field-values.ts";
import { useFormSession, useStored } from "../hooks/form-session.ts";
import { type FormStep, REVIEW } from "../model/steps.ts";
import { ReviewRow } from "./ReviewRow.tsx";

const WORDS = {
	never: "This is never published. Only you and the people handling your case can read it.",
	after_reply:
		"This can be published together with the reply to it. Each answer says below what others will see of it.",
	by_state: "This can be published. Each answer says below what others will see of it.",
} as const;

type Publicity = keyof typeof WORDS;

/** Who may ever read of a case about a category; undefined where the backend does not say. */
function usePublicity(code: unknown): Publicity | undefined {
	const { data } = useRead("messagesGetCategory", typeof code === "string" ? {} : null);
	const found = asArray(asObject(data).list)
		.map(asObject)
		.find((category) => asString(category.code) === code);
	const publicity = found?.publicity;
	return isNameIn(WORDS, publicity) ? publicity : undefined;
}

/** What becomes of the case with the category that was chosen: whether it can be published at all. */
function PublicityNote({ publicity }: { publicity: Publicity }) {
	const { t } = useI18n();
	return (
		<p className={formClasses.notice} role="status" data-tone="info" data-publicity={publicity}>
			{t(WORDS[publicity])}
		</p>
	);
}

type Props = {
	steps: readonly FormStep[];
	/** To the field of a value. */
	onEdit(pointer: string): void;
	/** To a step as a whole. */
	onGo(step: string): void;
};

function ReviewValues({ values, onEdit }: { values: readonly DescribedValue[]; onEdit: Props["onEdit"] }) {
	const { t } = useI18n();
	if (values.length === 0) return <p className={formClasses.reviewNone}>{t("Nothing was answered here.")}</p>;
	return (
		<dl className={formClasses.review}>
			{values.map((described) => (
				<ReviewRow key={described.name} described={described} onEdit={onEdit} />
			))}
		</dl>
	);
}

function StepValues({ step, values, onEdit, onGo }: Omit<Props, "steps"> & StepProps) {
	const { t } = useI18n();
	const Heading = useHeadingTag();
	const title = usePlainText()(step.title) ?? "";
	return (
		<section>
			<div className={formClasses.reviewHead}>
				<Heading className={formClasses.reviewTitle}>{title}</Heading>
				<button
					type="button"
					className={skin.button({ variant: "outline", size: "sm" })}
					aria-label={t("Edit: {label}", { label: title })}
					onClick={() => onGo(step.id)}
				>
					{t("Edit")}
				</button>
			</div>
			<ReviewValues values={values} onEdit={onEdit} />
		</section>
	);
}

type StepProps = { step: FormStep; values: readonly DescribedValue[] };

const hasField = ({ fields }: FormStep, { name }: DescribedValue) =>
	fields === null || fields.includes(pointerTokens(name)[0] ?? "");

/** Everything as it will be sent, step by step, and what others will see of each value. */
export function Review({ steps, onEdit, onGo }: Props) {
	const { artefact, values: store, visibleValues } = useFormSession();
	// In source words, as the server describes them: what others see is worded from the same.
	const values = useStored(store.subscribe, visibleValues);
	const publicity = usePublicity(artefact.document.submit.operation === "messagesIndex" ? values.category : undefined);
	// Of what is never published nobody else sees a value, whatever the form declares of it.
	const answers = describeValues(artefact, values).map((described) =>
		publicity === "never" ? { ...described, visibility: "private" as const } : described,
	);
	return (
		<>
			{publicity && <PublicityNote publicity={publicity} />}
			<AllValues steps={steps} values={answers} onEdit={onEdit} onGo={onGo} />
		</>
	);
}

function AllValues({ steps, values, onEdit, onGo }: Props & Pick<StepProps, "values">) {
	const shown = steps.filter(({ id }) => id !== REVIEW);
	if (shown.length < 2) return <ReviewValues values={values} onEdit={onEdit} />;
	return (
		<UnderHeading>
			{shown.map((step) => (
				<StepValues
					key={step.id}
					step={step}
					values={values.filter((described) => hasField(step, described))}
					onEdit={onEdit}
					onGo={onGo}
				/>
			))}
		</UnderHeading>
	);
}
