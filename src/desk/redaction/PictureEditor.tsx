import { useState } from "react";
import { skin } from "../../../renderer/index.ts";
import type { PictureArea } from "../../../schemas/types.gen.ts";
import { DeskDialog } from "../commands/DeskDialog.tsx";
import { useDeskText } from "../use-desk-text.ts";
import { AreaNumbers } from "./AreaNumbers.tsx";
import { middleOf, type PictureSize } from "./areas.ts";
import { DrawingSurface } from "./DrawingSurface.tsx";

type Props = {
	picture: { name: string; url: string };
	areas: readonly PictureArea[];
	onChange(areas: readonly PictureArea[]): void;
	onSend(): Promise<void>;
	onClose(): void;
};

/** Draws rectangles over one picture. They belong to whoever opens it: what was drawn is there again when it is closed and opened. */
export function PictureEditor({ picture, areas, onChange, onSend, onClose }: Props) {
	const t = useDeskText();
	const [size, setSize] = useState<PictureSize | null>(null);
	const [sending, setSending] = useState(false);
	const isIdle = !sending && areas.length > 0;
	const send = async () => {
		setSending(true);
		await onSend().finally(() => setSending(false));
	};
	return (
		<DeskDialog wide title={`${t("Black out parts")}: ${picture.name}`} onClose={onClose}>
			<div className="desk-redaction">
				<p className="desk-muted">
					{t(
						"Draw rectangles over what nobody should see, or add one and move it by its numbers. What is black cannot be read by handlers either then, only by those with the right to originals.",
					)}
				</p>
				<DrawingSurface
					picture={picture}
					areas={areas}
					size={size}
					onSize={setSize}
					onDraw={(area) => onChange([...areas, area])}
				/>
				{size && <AreaNumbers areas={areas} size={size} onChange={onChange} />}
				<p className="desk-bulk-actions">
					<button
						type="button"
						className={skin.button({ variant: "outline" })}
						aria-disabled={size === null}
						onClick={() => size && onChange([...areas, middleOf(size)])}
					>
						{t("Add a rectangle")}
					</button>
					<button
						type="button"
						className={skin.button({ variant: "solid" })}
						aria-disabled={!isIdle}
						onClick={() => void (isIdle && send())}
					>
						{t("Black it out")}
					</button>
				</p>
			</div>
		</DeskDialog>
	);
}
