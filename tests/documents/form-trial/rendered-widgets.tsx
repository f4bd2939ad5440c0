import { WIDGETS } from "../../../renderer/forms/field-types/registry.gen.ts";
import type { WidgetProps } from "../../../renderer/forms/model/field.ts";

const rendered = new Set<string>();

for (const [name, Component] of Object.entries(WIDGETS)) {
	Object.assign(WIDGETS, {
		[name](props: WidgetProps) {
			rendered.add(name);
			return <Component {...props} />;
		},
	});
}

/** Every way to ask that the renderer has. */
export const WIDGET_NAMES: readonly string[] = Object.keys(WIDGETS);

/** The widgets that stood on the screen since this was last asked. */
export function renderedWidgets(): string[] {
	const found = [...rendered];
	rendered.clear();
	return found;
}
