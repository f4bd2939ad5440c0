import type { BlockProps } from "../../block.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import { actionsName } from "../../scope/action-name.ts";
import { useActions } from "../../scope/use-actions.ts";
import { useText } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { Icon } from "../../view-parts/icon/Icon.tsx";
import { passFocusOn } from "./pass-focus-on.ts";

const VARIANTS = { plain: "ghost", outline: "outline", solid: "solid", danger: "dangerOutline" } as const;

/** A button that performs its actions. While they are under way it keeps its focus and does nothing more. */
export function ButtonBlock({ block }: BlockProps<"button">) {
	const label = useText(block.label);
	const { run, busy } = useActions();
	const { onAction } = usePorts();
	const act = () => {
		if (!busy) onAction?.(actionsName(block.actions));
		void run(block.actions);
	};
	return (
		<button
			ref={passFocusOn}
			type="button"
			id={block.id}
			className={skin.button({ variant: VARIANTS[block.appearance ?? "outline"] })}
			aria-disabled={busy}
			aria-busy={busy}
			onClick={act}
		>
			<Icon icon={block.icon} />
			{label}
		</button>
	);
}
