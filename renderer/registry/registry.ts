import type { BlockRegistry } from "../block.ts";
import { AnswersBlock } from "../blocks/answers/AnswersBlock.tsx";
import { AttachmentsBlock } from "../blocks/attachments/AttachmentsBlock.tsx";
import { ButtonBlock } from "../blocks/button/ButtonBlock.tsx";
import { CardBlock } from "../blocks/card/CardBlock.tsx";
import { DetailBlock } from "../blocks/detail/DetailBlock.tsx";
import { FactsBlock } from "../blocks/facts/FactsBlock.tsx";
import { FiguresBlock } from "../blocks/figures/FiguresBlock.tsx";
import { ForEachBlock } from "../blocks/for-each/ForEachBlock.tsx";
import { GridBlock } from "../blocks/grid/GridBlock.tsx";
import { HeadingBlock } from "../blocks/heading/HeadingBlock.tsx";
import { HeroBlock } from "../blocks/hero/HeroBlock.tsx";
import { ImageBlock } from "../blocks/image/ImageBlock.tsx";
import { LinkBlock } from "../blocks/link/LinkBlock.tsx";
import { ListBlock } from "../blocks/list/ListBlock.tsx";
import { NoticeBlock } from "../blocks/notice/NoticeBlock.tsx";
import { ProcessBlock } from "../blocks/process/ProcessBlock.tsx";
import { SearchBlock } from "../blocks/search/SearchBlock.tsx";
import { SectionBlock } from "../blocks/section/SectionBlock.tsx";
import { TabsBlock } from "../blocks/tabs/TabsBlock.tsx";
import { TextBlock } from "../blocks/text/TextBlock.tsx";
import { TimelineBlock } from "../blocks/timeline/TimelineBlock.tsx";
import { lazyPart } from "../loader/lazy-part.tsx";
import { skin } from "../skin/classes.gen.ts";
import { preloadProse } from "../view-parts/prose/Prose.tsx";

const ChartBlock = lazyPart(async () => (await import("../blocks/chart/ChartBlock.tsx")).ChartBlock);
const FormBlock = lazyPart(async () => (await import("../blocks/form/FormBlock.tsx")).FormBlock);
const RichTextBlock = lazyPart(async () => {
	const [loaded] = await Promise.all([import("../blocks/rich-text/RichTextBlock.tsx"), preloadProse()]);
	return loaded.RichTextBlock;
});

/** By the class of what they render: parts that a page may come with prerendered, before their code has come. */
const PRERENDERED: [mark: string, ahead: () => Promise<unknown>][] = [
	[skin.chart().root, ChartBlock.ahead],
	[skin.prose().body, RichTextBlock.ahead],
];

/**
 * Loads the code of the parts that stand prerendered below `root`; settled once it is there, or cannot be had. React shows the
 * fallback in the place of one whose code has not come when what stands around it is rendered again.
 */
export const preloadPrerendered = (root: ParentNode): Promise<unknown> =>
	Promise.all(PRERENDERED.map(([mark, ahead]) => root.querySelector(`.${mark}`) && ahead()));

/** The component of every block type. Heavy ones load when a page first shows one. */
export const BLOCKS = {
	answers: AnswersBlock,
	attachments: AttachmentsBlock,
	button: ButtonBlock,
	card: CardBlock,
	chart: ChartBlock,
	detail: DetailBlock,
	facts: FactsBlock,
	figures: FiguresBlock,
	for_each: ForEachBlock,
	form: FormBlock,
	grid: GridBlock,
	heading: HeadingBlock,
	hero: HeroBlock,
	image: ImageBlock,
	link: LinkBlock,
	list: ListBlock,
	notice: NoticeBlock,
	process: ProcessBlock,
	rich_text: RichTextBlock,
	search: SearchBlock,
	section: SectionBlock,
	tabs: TabsBlock,
	text: TextBlock,
	timeline: TimelineBlock,
} satisfies BlockRegistry;
