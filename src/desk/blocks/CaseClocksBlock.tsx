import { useI18n, useResolver } from "../../../renderer/index.ts";
import { isClock } from "../../../schemas/checks/desk.gen.ts";
import type { DeskClock, StaffBlockTypes } from "../../../schemas/types.gen.ts";
import type { DeskText } from "../desk-texts.ts";
import { useDeskText } from "../use-desk-text.ts";

const WORDS: Readonly<Record<DeskClock["state"], DeskText>> = {
	running: "Running",
	soon: "Runs out soon",
	overdue: "Overdue",
	paused: "Paused",
	met: "Met",
	missed: "Missed",
};

const WIDTH = 1000;

/** Where a moment lies on the bar of a clock, from 0 to WIDTH: all of it from its beginning to its end or now, whichever is later. */
function placesOf({ since, due_at, ended_at }: DeskClock, now: number): (at: string | null) => number {
	const start = Date.parse(since);
	const end = Math.max(Date.parse(due_at), ended_at ? Date.parse(ended_at) : now);
	return (at) => Math.max(0, Math.min(WIDTH, ((at ? Date.parse(at) : now) - start) / Math.max(1, end - start)) * WIDTH);
}

/** A clock as a bar: what has passed, when it stood still, and where it is due. */
function ClockBar({ clock, now }: { clock: DeskClock; now: number }) {
	const place = placesOf(clock, now);
	const clamp = (at: string | null) => Math.min(WIDTH, place(at));
	return (
		<svg
			className="desk-clock-bar"
			data-state={clock.state}
			viewBox={`0 0 ${WIDTH} 24`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<rect className="desk-clock-track" width={WIDTH} height="24" rx="4" />
			<rect className="desk-clock-passed" width={clamp(clock.ended_at)} height="24" rx="4" />
			{clock.pauses.map(({ from, to }) => (
				<rect
					key={from}
					className="desk-clock-pause"
					x={clamp(from)}
					width={Math.max(4, clamp(to) - clamp(from))}
					height="24"
				/>
			))}
			<rect className="desk-clock-due" x={Math.max(0, clamp(clock.due_at) - 4)} width="4" height="24" />
		</svg>
	);
}

/** The clocks of a case as bars along time, with their pauses in words too. */
export function CaseClocksBlock({ block }: { block: StaffBlockTypes["case_clocks"] }) {
	const t = useDeskText();
	const { format } = useI18n();
	const { raw, text } = useResolver();
	const list = raw(block.list);
	const clocks = Array.isArray(list) ? list.filter(isClock) : [];
	const when = (at: string | null) => (at ? format(at, "datetime") : t("now"));
	return (
		<ul className="desk-clocks" id={block.id}>
			{clocks.map((clock) => (
				<li key={clock.id}>
					<div className="desk-clock-head">
						<span>{text(clock.label)}</span>
						<span className="desk-clock-state" data-state={clock.state}>
							{t(WORDS[clock.state])}
						</span>
					</div>
					<ClockBar clock={clock} now={Date.now()} />
					<p className="desk-muted">
						{t("due {when}", { when: when(clock.due_at) })} · {t("working days: {days}", { days: clock.days })}
					</p>
					{clock.pauses.map(({ from, to }) => (
						<p className="desk-muted" key={from}>
							{t("Paused from {from} to {to}", { from: when(from), to: when(to) })}
						</p>
					))}
				</li>
			))}
		</ul>
	);
}
