import type { ChangeEvent } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { widgetClasses } from "../../classes.ts";

type Props = {
	id: string;
	accept: readonly string[];
	disabled: boolean;
	onChange(event: ChangeEvent<HTMLInputElement>): void;
};

const takesPictures = (accept: readonly string[]) =>
	accept.length === 0 || accept.some((type) => type.startsWith("image/"));

/** Opens the camera straight away; the style sheet shows it only where a finger points, as on a phone. */
export function CameraInput({ id, accept, disabled, onChange }: Props) {
	const { t } = useI18n();
	if (!takesPictures(accept)) return null;
	return (
		<label className={widgetClasses.camera} htmlFor={id}>
			<i className="layui-icon layui-icon-camera" aria-hidden="true" /> {t("Take a photo")}
			<input
				type="file"
				id={id}
				className={widgetClasses.unseen}
				accept="image/*"
				capture="environment"
				disabled={disabled}
				onChange={onChange}
			/>
		</label>
	);
}
