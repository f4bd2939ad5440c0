import type { RefObject } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { fieldClasses } from "../../classes.ts";
import { wipe } from "./DrawingPad.tsx";

type Props = {
	id: string;
	canvas: RefObject<HTMLCanvasElement | null>;
	name: string;
	onName(name: string): void;
	onRendered(rendered: boolean): void;
};

/** Writes a name onto the canvas: whoever cannot draw signs with the keyboard. */
export function TypedSignature({ id, canvas, name, onName, onRendered }: Props) {
	const { t } = useI18n();
	const drawName = (name: string) => {
		onName(name);
		const element = canvas.current;
		const pen = element?.getContext("2d");
		if (!element || !pen) return;
		wipe(element);
		pen.font = "italic 56px serif";
		pen.fillStyle = "#1a1a2e";
		pen.fillText(name, 32, 120, element.width - 64);
		onRendered(name.trim() !== "");
	};
	return (
		<div>
			<label className={fieldClasses.subLabel} htmlFor={id}>
				{t("Or type your name")}
			</label>
			<input
				className={fieldClasses.input}
				id={id}
				type="text"
				autoComplete="name"
				maxLength={60}
				value={name}
				onChange={(event) => drawName(event.target.value)}
			/>
		</div>
	);
}
