import { Suspense, useId, useState } from "react";
import { FormHost } from "../../../renderer/forms/FormHost.tsx";
import {
	AddToScope,
	PortsProvider,
	renderBlocks,
	SkeletonText,
	skin,
	useRelease,
	useResolver,
} from "../../../renderer/index.ts";
import { isObject } from "../../../schemas/json/json.ts";
import type { StaffBlockTypes } from "../../../schemas/types.gen.ts";
import type { DeskText } from "../desk-texts.ts";
import { type Taken, useFilingPorts } from "../filing/use-filing-ports.tsx";
import { useDeskText } from "../use-desk-text.ts";

const CHANNELS: [Taken["channel"], DeskText][] = [
	["phone", "By phone"],
	["counter", "At the counter"],
	["letter", "By letter"],
];

type AboutFilerProps = { taken: Taken; onChange(taken: Taken): void };

/** How the case comes, and for whom it is. */
function AboutFiler({ taken, onChange }: AboutFilerProps) {
	const t = useDeskText();
	const id = useId();
	return (
		<div className="desk-filing">
			<fieldset>
				<legend>{t("How did it come?")}</legend>
				{CHANNELS.map(([channel, label]) => (
					<label key={channel} className="desk-check">
						<input
							type="radio"
							name={id}
							checked={taken.channel === channel}
							onChange={() => onChange({ ...taken, channel })}
						/>
						{t(label)}
					</label>
				))}
			</fieldset>
			<fieldset>
				<legend>{t("For whom?")}</legend>
				<label htmlFor={`${id}-mobile`}>{t("Mobile number of their account")}</label>
				<input
					id={`${id}-mobile`}
					className={skin.listFilters().control}
					aria-describedby={`${id}-hint`}
					inputMode="tel"
					autoComplete="off"
					maxLength={20}
					value={taken.mobile}
					onChange={({ target }) => onChange({ ...taken, mobile: target.value.replace(/[\s-]/g, "") })}
				/>
				<p className="desk-muted" id={`${id}-hint`}>
					{t(
						"Leave it empty where they want no account, and choose “Anonymously” in the form. Who has no account gets one with this number, and finds the case there once they log in.",
					)}
				</p>
			</fieldset>
		</div>
	);
}

/** What the clerk does with a case that is filed; the receipt itself is the form's. */
function Filed({ to, Link }: { to: string; Link: ReturnType<typeof useFilingPorts>["router"]["Link"] }) {
	const t = useDeskText();
	return (
		<div className="desk-filing" role="status">
			<p>{t("Read the number, and the query code where there is one, out to them, or print the receipt.")}</p>
			<Link to={to} className={skin.button({ variant: "outline" })}>
				{t("Open the case")}
			</Link>
		</div>
	);
}

type FilingProps = { block: StaffBlockTypes["case_filing"]; form: string };

function Filing({ block, form }: FilingProps) {
	const [taken, setTaken] = useState<Taken>({ channel: "phone", mobile: "" });
	const [filed, setFiled] = useState<string>();
	const ports = useFilingPorts(taken, block);
	return (
		<>
			{filed === undefined ? (
				<AboutFiler taken={taken} onChange={setTaken} />
			) : (
				<Filed to={`${block.case_at}?${new URLSearchParams({ id: filed })}`} Link={ports.router.Link} />
			)}
			<PortsProvider value={ports}>
				<AddToScope add={NOBODY}>
					<Suspense fallback={<SkeletonText lines={6} />}>
						<FormHost
							form={form}
							place="dialog"
							render={renderBlocks}
							onDone={(result) => setFiled(isObject(result) && typeof result.id === "string" ? result.id : undefined)}
						/>
					</Suspense>
				</AddToScope>
			</PortsProvider>
		</>
	);
}

/** The form is not about who is logged in. */
const NOBODY = { user: undefined };

/** Takes a case in for somebody: the citizens' form, filled in by a clerk. */
export function CaseFilingBlock({ block }: { block: StaffBlockTypes["case_filing"] }) {
	const form = useResolver().raw(block.form);
	const forms = useRelease().current?.manifest.forms ?? {};
	if (typeof form !== "string" || !Object.hasOwn(forms, form)) return null;
	return (
		<div id={block.id}>
			<Filing key={form} block={block} form={form} />
		</div>
	);
}
