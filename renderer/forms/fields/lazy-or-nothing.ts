import { type ComponentType, lazy } from "react";

const Nothing = () => null;

/**
 * A part that loads when it is rendered. Where its code can't be had, as without a line, nothing stands in its place: for
 * parts that a form does without.
 */
export const lazyOrNothing = <P extends object>(load: () => Promise<ComponentType<P>>) =>
	lazy(() =>
		load().then(
			(Part): { default: ComponentType<P> } => ({ default: Part }),
			() => ({ default: Nothing }),
		),
	);
