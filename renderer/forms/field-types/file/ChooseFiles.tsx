import type { ChangeEvent, ComponentProps } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";

const fileClasses = skin.file();

type CameraInputProps = {
	id: string;
	accept: readonly string[];
	disabled: boolean;
	onChange(event: ChangeEvent<HTMLInputElement>): void;
};

const takesPictures = (accept: readonly string[]) =>
	accept.length === 0 || accept.some((type) => type.startsWith("image/"));

/** Opens the camera straight away; the style sheet shows it only where a finger points, as on a phone. */
export function CameraInput({ id, accept, disabled, onChange }: CameraInputProps) {
	const { t } = useI18n();
	if (!takesPictures(accept)) return null;
	return (
		<label className={fileClasses.camera} htmlFor={id}>
			<i className="layui-icon layui-icon-camera" aria-hidden="true" /> {t("Take a photo")}
			<input
				type="file"
				id={id}
				className={fileClasses.unseen}
				accept="image/*"
				capture="environment"
				disabled={disabled}
				onChange={onChange}
			/>
		</label>
	);
}

type Props = {
	/** Ties the input to its field. */
	input: ComponentProps<"input">;
	accept: readonly string[];
	/** How many files it takes at all. */
	max: number;
	onChange(event: ChangeEvent<HTMLInputElement>): void;
};

/**
 * Chooses files, by a press or by dropping them. The browser's own button speaks the browser's language and not the
 * portal's: it lies unseen over one of ours, so that keys, fingers and screen readers have the real input.
 */
export function ChooseFiles({ input, accept, max, onChange }: Props) {
	const { t } = useI18n();
	return (
		<div className={fileClasses.choose}>
			<span className={skin.button({ variant: "outline" })} aria-hidden="true">
				<i className="layui-icon layui-icon-upload" />
				{t("{count, plural, one {Choose a file} other {Choose files}}", { count: max })}
			</span>
			<span className={fileClasses.drop} aria-hidden="true">
				{t("{count, plural, one {or drop it here} other {or drop them here}}", { count: max })}
			</span>
			<input
				{...input}
				type="file"
				className={fileClasses.unseen}
				accept={accept.join(",") || undefined}
				multiple={max > 1}
				onChange={onChange}
			/>
		</div>
	);
}
