import type { BlockRegistry } from "../blocks/block.ts";
import { ButtonBlock } from "../blocks/button/ButtonBlock.tsx";
import { CardBlock } from "../blocks/card/CardBlock.tsx";
import { GridBlock } from "../blocks/grid/GridBlock.tsx";
import { HeadingBlock } from "../blocks/heading/HeadingBlock.tsx";
import { HeroBlock } from "../blocks/hero/HeroBlock.tsx";
import { ImageBlock } from "../blocks/image/ImageBlock.tsx";
import { LinkBlock } from "../blocks/link/LinkBlock.tsx";
import { NoticeBlock } from "../blocks/notice/NoticeBlock.tsx";
import { ProcessBlock } from "../blocks/process/ProcessBlock.tsx";
import { SearchBlock } from "../blocks/search/SearchBlock.tsx";
import { SectionBlock } from "../blocks/section/SectionBlock.tsx";
import { TabsBlock } from "../blocks/tabs/TabsBlock.tsx";
import { TextBlock } from "../blocks/text/TextBlock.tsx";

/** The component of every block type. Heavy ones load when a page first shows one. */
export const BLOCKS = {
	button: ButtonBlock,
	card: CardBlock,
	grid: GridBlock,
	heading: HeadingBlock,
	hero: HeroBlock,
	image: ImageBlock,
	link: LinkBlock,
	notice: NoticeBlock,
	process: ProcessBlock,
	search: SearchBlock,
	section: SectionBlock,
	tabs: TabsBlock,
	text: TextBlock,
} satisfies Partial<BlockRegistry>;
