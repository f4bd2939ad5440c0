import type { DetailView, ViewGroup } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useRaw, useResolver, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { CaseAttachments } from "../../view-parts/attachment-list/CaseAttachments.tsx";
import { attachmentsOf, submittedValuesOf } from "../../view-parts/entries/entry-shapes.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { shownFacts } from "../../view-parts/fact-list/shown-facts.tsx";
import { Prose } from "../../view-parts/prose/Prose.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import { valueLabel, valueText } from "../../view-parts/values/value-texts.ts";
import { DetailHeader } from "./DetailHeader.tsx";
import { DetailTimeline } from "./DetailTimeline.tsx";

function Group({ group }: { group: ViewGroup }) {
	const here = useResolver(group);
	const facts = here.isSatisfied(group.when) ? shownFacts(group.fields, here) : [];
	if (facts.length === 0) return null;
	return (
		<div className={skin.detail().panel}>
			<Titled title={here.text(group.title)}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}

/** The values of a case as its form asked them. */
function Values({ list, except = [] }: { list: string; except: DetailView["answers_except"] }) {
	const i18n = useI18n();
	const values = submittedValuesOf(useRaw(list)).filter(({ name }) => !except.includes(name));
	if (values.length === 0) return null;
	const facts = values.map((response) => ({
		key: response.name,
		label: valueLabel(response, i18n),
		value: valueText(response, i18n),
	}));
	return (
		<div className={skin.detail().panel}>
			<Titled title={i18n.t("What was asked and answered")}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}

function Body({ html, title }: { html: string; title: DetailView["body_title"] }) {
	const source = useRaw(html);
	const heading = useText(title);
	if (typeof source !== "string" || source.trim() === "") return null;
	return (
		<div className={skin.detail().panel}>
			<Titled title={heading}>
				<Prose html={source} contents={!heading} />
			</Titled>
		</div>
	);
}

function Attachments({ list, values }: { list: string; values: string | undefined }) {
	const { t } = useI18n();
	const { raw } = useResolver(list, values);
	const files = attachmentsOf(raw(list));
	const requested = values === undefined ? [] : submittedValuesOf(raw(values));
	if (files.length === 0) return null;
	return (
		<Titled title={t("Attachments")}>
			<CaseAttachments files={files} responses={requested} />
		</Titled>
	);
}

type ContentProps = { view: DetailView; render: RenderBlocks };

/** What the thing says: its body, and what is to be done about it. */
function ReplyText({ view: { body, body_title, closing }, render }: ContentProps) {
	return (
		<>
			{body ? <Body html={body} title={body_title} /> : null}
			{closing ? render(closing) : null}
		</>
	);
}

/** What was asked and sent along. */
function SubmittedValues({
	view: { answers: values, answers_except: values_except, attachments },
}: Pick<ContentProps, "view">) {
	return (
		<>
			{values ? <Values list={values} except={values_except} /> : null}
			{attachments ? <Attachments list={attachments} values={values} /> : null}
		</>
	);
}

/**
 * The response of a detail view, which stands at /item. What is handled reads in the order in which it happened: what was
 * asked, what was done, the reply and what to do about it; on a wide screen the handling stands beside. Anything else
 * starts with its body.
 */
export function DetailContent({ view, render }: ContentProps) {
	const { notices: alerts, groups = [], timeline, blocks } = view;
	const classes = skin.detail({ aside: timeline !== undefined });
	return (
		<>
			<DetailHeader view={view} render={render} />
			{alerts ? render(alerts) : null}
			<div className={classes.columns}>
				<div className={classes.lead}>
					{timeline ? null : <ReplyText view={view} render={render} />}
					{groups.map((group) => (
						<Group key={JSON.stringify(group)} group={group} />
					))}
					{timeline ? <SubmittedValues view={view} /> : null}
				</div>
				{timeline ? (
					<div className={classes.aside}>
						<DetailTimeline key={timeline.operation} timeline={timeline} />
					</div>
				) : null}
				<div className={classes.main}>
					{timeline ? <ReplyText view={view} render={render} /> : <SubmittedValues view={view} />}
					{blocks ? render(blocks) : null}
				</div>
			</div>
		</>
	);
}
