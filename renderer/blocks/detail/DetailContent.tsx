import type { DetailView, ViewGroup } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { useRaw, useResolver, useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { CaseAttachments } from "../../view-parts/attachment-list/CaseAttachments.tsx";
import { attachmentsOf, submittedValuesOf } from "../../view-parts/entries/entry-shapes.ts";
import { answerFacts } from "../../view-parts/fact-list/answer-facts.ts";
import { FactList } from "../../view-parts/fact-list/FactList.tsx";
import { shownFacts } from "../../view-parts/fact-list/shown-facts.tsx";
import { Prose } from "../../view-parts/prose/Prose.tsx";
import { Titled } from "../../view-parts/titled/Titled.tsx";
import { DetailHeader } from "./DetailHeader.tsx";
import { DetailTimeline } from "./DetailTimeline.tsx";

function Group({ group }: { group: ViewGroup }) {
	const here = useResolver(group);
	const mark = useMarkPart();
	const facts = here.isSatisfied(group.when) ? shownFacts(group.fields, here) : [];
	if (facts.length === 0) return null;
	return (
		<div className={skin.detail().panel} {...mark(group)}>
			<Titled title={here.text(group.title)}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}

/** The values of a case as its form asked them. */
function Values({ of, list }: { of: DetailView; list: string }) {
	const i18n = useI18n();
	const mark = useMarkPart();
	const facts = answerFacts(useRaw(list), i18n, of.answers_except);
	if (facts.length === 0) return null;
	return (
		<div className={skin.detail().panel} {...mark(of, "answers")}>
			<Titled title={i18n.t("What was asked and answered")}>
				<FactList facts={facts} />
			</Titled>
		</div>
	);
}

function Body({ of, html }: { of: DetailView; html: string }) {
	const source = useRaw(html);
	const heading = useText(of.body_title);
	const mark = useMarkPart();
	if (typeof source !== "string" || source.trim() === "") return null;
	return (
		<div className={skin.detail().panel} {...mark(of, "body")}>
			<Titled title={heading}>
				<Prose html={source} contents={!heading} />
			</Titled>
		</div>
	);
}

function Attachments({ of, list }: { of: DetailView; list: string }) {
	const { t } = useI18n();
	const mark = useMarkPart();
	const { answers } = of;
	const { raw } = useResolver(list, answers);
	const files = attachmentsOf(raw(list));
	const values = answers === undefined ? [] : submittedValuesOf(raw(answers));
	if (files.length === 0) return null;
	return (
		<div {...mark(of, "attachments")}>
			<Titled title={t("Attachments")}>
				<CaseAttachments files={files} values={values} />
			</Titled>
		</div>
	);
}

type ContentProps = { view: DetailView; render: RenderBlocks };

/** What the thing says: its body, and what is to be done about it. */
function ReplyText({ view, render }: ContentProps) {
	const { body, closing } = view;
	return (
		<>
			{body ? <Body of={view} html={body} /> : null}
			{closing ? render(closing) : null}
		</>
	);
}

/** What was asked and sent along. */
function SubmittedValues({ view }: Pick<ContentProps, "view">) {
	const { answers, attachments } = view;
	return (
		<>
			{answers ? <Values of={view} list={answers} /> : null}
			{attachments ? <Attachments of={view} list={attachments} /> : null}
		</>
	);
}

/**
 * The response of a detail view, which stands at /item. What is handled reads in the order in which it happened: what was
 * asked, what was done, the reply and what to do about it; on a wide screen the handling stands beside. Anything else
 * starts with its body.
 */
export function DetailContent({ view, render }: ContentProps) {
	const { notices, groups = [], timeline, blocks } = view;
	const classes = skin.detail({ aside: timeline !== undefined });
	return (
		<>
			<DetailHeader view={view} render={render} />
			{notices ? render(notices) : null}
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
