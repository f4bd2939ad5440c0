import { skin } from "../../../renderer/index.ts";
import type { PictureArea } from "../../../schemas/types.gen.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";
import { changedArea, type PictureSize } from "./areas.ts";

const SIDES: readonly (readonly [keyof PictureArea, DeskText, keyof PictureSize])[] = [
	["x", "Left", "width"],
	["y", "Top", "height"],
	["width", "Width", "width"],
	["height", "Height", "height"],
];

type Props = {
	areas: readonly PictureArea[];
	size: PictureSize;
	onChange(areas: readonly PictureArea[]): void;
};

/** The rectangles by their numbers, in pixels: arrow keys move them by a hundredth of the picture. */
export function AreaNumbers({ areas, size, onChange }: Props) {
	const t = useDeskText();
	const change = (at: number, side: keyof PictureArea, value: number) =>
		onChange(areas.map((area, place) => (place === at ? changedArea(area, { [side]: value }, size) : area)));
	return (
		<ol className="desk-areas">
			{areas.map((area, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rectangles have nothing but their place.
				<li key={at}>
					<fieldset>
						<legend>{t("Rectangle {number}", { number: at + 1 })}</legend>
						{SIDES.map(([side, label, along]) => (
							<label key={side}>
								{t(label)}
								<input
									type="number"
									className={skin.listFilters().control}
									min={0}
									max={size[along]}
									step={Math.max(1, Math.round(size[along] / 100))}
									value={area[side]}
									onChange={({ target }) => change(at, side, target.valueAsNumber || 0)}
								/>
							</label>
						))}
						<button
							type="button"
							className={skin.button({ variant: "ghost", size: "sm" })}
							onClick={() => onChange(areas.filter((_, place) => place !== at))}
						>
							{t("Remove rectangle {number}", { number: at + 1 })}
						</button>
					</fieldset>
				</li>
			))}
		</ol>
	);
}
