import type { ReactNode } from "react";
import { skin } from "../../skin/classes.gen.ts";

/** What the notice says, already in the reader's language; `icon` is a class of the icon catalogue. */
type StatePanelProps = {
	icon: string;
	title: string;
	text?: string;
	shape?: "panel" | "strip";
	/** How it is read out when it appears; left out where the notice is plain content. */
	role?: "alert" | "status";
	children?: ReactNode;
};

/** Says what stands where there is nothing to show, with the way on as children. */
export function StatePanel({ icon, title, text, shape = "panel", role, children }: StatePanelProps) {
	const classes = skin.statePanel({ shape });
	return (
		<div className={classes.root} role={role}>
			<span className={`${classes.icon} layui-icon ${icon}`} aria-hidden="true" />
			<p className={classes.title}>{title}</p>
			{text ? <p className={classes.text}>{text}</p> : null}
			{children ? <div className={classes.actions}>{children}</div> : null}
		</div>
	);
}
