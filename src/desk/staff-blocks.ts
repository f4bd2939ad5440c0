import type { ComponentType } from "react";
import type { StaffBlockType, StaffBlockTypes } from "../../schemas/types.gen.ts";
import { CaseBulkBlock } from "./blocks/CaseBulkBlock.tsx";
import { CaseChecklistBlock } from "./blocks/CaseChecklistBlock.tsx";
import { CaseClocksBlock } from "./blocks/CaseClocksBlock.tsx";
import { CaseExportBlock } from "./blocks/CaseExportBlock.tsx";
import { CaseFilingBlock } from "./blocks/CaseFilingBlock.tsx";
import { CaseMovesBlock } from "./blocks/CaseMovesBlock.tsx";
import { CasePresenceBlock } from "./blocks/CasePresenceBlock.tsx";
import { DeskCommandsBlock } from "./blocks/DeskCommandsBlock.tsx";
import { CaseFiguresBlock } from "./blocks/figures/CaseFiguresBlock.tsx";
import { PictureRedactionBlock } from "./blocks/PictureRedactionBlock.tsx";
import { ReplyDraftBlock } from "./blocks/ReplyDraftBlock.tsx";
import { SavedViewsBlock } from "./blocks/SavedViewsBlock.tsx";

/** The component of every block type for staff: a type without one fails to compile. */
export const STAFF_BLOCK_COMPONENTS: { [T in StaffBlockType]: ComponentType<{ block: StaffBlockTypes[T] }> } = {
	case_bulk: CaseBulkBlock,
	case_figures: CaseFiguresBlock,
	case_filing: CaseFilingBlock,
	case_moves: CaseMovesBlock,
	case_checklist: CaseChecklistBlock,
	case_clocks: CaseClocksBlock,
	case_export: CaseExportBlock,
	case_presence: CasePresenceBlock,
	desk_commands: DeskCommandsBlock,
	picture_redaction: PictureRedactionBlock,
	reply_draft: ReplyDraftBlock,
	saved_views: SavedViewsBlock,
};
