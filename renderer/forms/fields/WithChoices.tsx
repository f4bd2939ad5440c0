import { type ReactNode, Suspense, useMemo, useState } from "react";
import { resolveRaw } from "../../../schemas/rules/texts/resolve-text.ts";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { resolveHref } from "../../scope/resolve.ts";
import { useScope } from "../../scope/scope.ts";
import { skin } from "../../skin/classes.gen.ts";
import { usePlainText, useVisibleResolver } from "../hooks/field-values.ts";
import { useFormSession } from "../hooks/form-session.ts";
import { useOnlyOffered, useRemoteChoices } from "../hooks/use-choices.ts";
import { type Choice, choicesOf, type Offer, type Offered, placeOf, readAlike, WAITING } from "../model/choices.ts";
import type { WidgetProps } from "../model/field.ts";
import { lazyOrNothing } from "./lazy-or-nothing.ts";

/** Seldom needed, and only after something was chosen. */
const OwnFormNotice = lazyOrNothing(() => import("./OwnFormNotice.tsx").then((module) => module.OwnFormNotice));

type ChosenFormProps = { value: unknown; choices: readonly Offered[]; ownForm: NonNullable<OptionSource["own_form"]> };

/** Where what was chosen is entered in another form than this one, the way there; nothing otherwise. */
function ChosenForm({ value, choices, ownForm }: ChosenFormProps) {
	const scope = useScope();
	const { document } = useFormSession().artefact;
	const chosen = choices[placeOf(choices, value)];
	if (!chosen) return null;
	const within = { ...scope, item: chosen.entry };
	const form = resolveRaw(ownForm.form, within);
	const href = resolveHref(ownForm.link, within);
	if (typeof form !== "string" || form === document.id || href === undefined) return null;
	return (
		<Suspense>
			<OwnFormNotice form={form} label={chosen.label} href={href} />
		</Suspense>
	);
}

/** `inSight`: the choices stand on the page, where their absence would be a blank. */
type Props = { field: WidgetProps; inSight?: boolean; children(offer: Offer): ReactNode };

const NOTHING_TO_DO = () => undefined;

/** The choices as they were as long as they read the same: there may be thousands to be rendered. */
function useSameChoices(choices: Offer["choices"]): Offer["choices"] {
	const [shown, setShown] = useState(choices);
	if (choices === shown || readAlike(choices, shown)) return shown;
	setShown(choices);
	return choices;
}

type ConditionalProps = Props & { all: readonly Choice[]; offer: Offer };

/**
 * Of choices with a condition, those that are offered now; where none is, they wait for what they depend on. What was chosen and
 * is not among them is taken back.
 */
function ConditionalChoices({ field, all, offer, inSight = false, children }: ConditionalProps) {
	const here = useVisibleResolver(field.path);
	const isOffered = ({ when, offered_when }: Choice) => here.isSatisfied(when) && here.isSatisfied(offered_when);
	const choices = useSameChoices(offer.choices.filter((_choice, at) => all.slice(at, at + 1).every(isOffered)));
	// Until the configuration is there, what it decides is not known.
	useOnlyOffered(field, { ...offer, choices, loading: !here.scope.config.report.pc });
	const offered = { ...offer, choices, waiting: choices.length === 0 };
	return (
		<>
			{inSight && <NoChoices offer={offered} />}
			{children(offered)}
		</>
	);
}

function SchemaChoices({ field, inSight = false, children }: Props) {
	const text = usePlainText();
	const { schema, options } = field;
	const all = useMemo(() => choicesOf(schema, options), [schema, options]);
	const choices = useMemo(
		() =>
			all.map(({ value, label, hint }) => ({
				value,
				label: text(label) ?? "",
				...(hint !== undefined && { hint: text(hint) }),
			})),
		[all, text],
	);
	const offer = { choices, more: false, waiting: false, loading: false, failed: false, reload: NOTHING_TO_DO };
	if (!all.some(({ when, offered_when }) => when || offered_when)) return children(offer);
	return (
		<ConditionalChoices field={field} all={all} offer={offer} inSight={inSight}>
			{children}
		</ConditionalChoices>
	);
}

/** Why no choices stand here; nothing where some do. */
function NoChoices({ offer: { choices, waiting, loading } }: { offer: Offer }) {
	const { t } = useI18n();
	if (choices.length > 0) return null;
	return <p role="status">{t(waiting ? WAITING : loading ? "Loading…" : "Nothing found")}</p>;
}

function RemoteChoices({ field, source, inSight = false, children }: Props & { source: OptionSource }) {
	const { t, format } = useI18n();
	const offer = useRemoteChoices(source, field.path);
	const { choices, more, loading } = offer;
	useOnlyOffered(field, offer);
	if (offer.failed) return <FailedChoices onAgain={offer.reload} />;
	return (
		<>
			{inSight && <NoChoices offer={offer} />}
			{more && !loading && (
				<p role="status">{t("Only the first {count} are offered.", { count: format(choices.length, "number") })}</p>
			)}
			{children(offer)}
			{source.own_form && <ChosenForm value={field.value} choices={choices} ownForm={source.own_form} />}
		</>
	);
}

/** Stands where choices would, with the way to request them again. */
export function FailedChoices({ onAgain }: { onAgain(): void }) {
	const { t } = useI18n();
	return (
		<p role="status">
			{t("The choices could not be loaded.")}{" "}
			<button type="button" className={skin.button({ variant: "link", size: "sm" })} onClick={onAgain}>
				{t("Try again")}
			</button>
		</p>
	);
}

/** Hands a widget its choices: from the schema, or from the operation that the document names. */
export function WithChoices({ field, inSight, children }: Props) {
	const source = field.options.options;
	if (!source)
		return (
			<SchemaChoices field={field} inSight={inSight}>
				{children}
			</SchemaChoices>
		);
	return (
		<RemoteChoices key={source.operation} field={field} source={source} inSight={inSight}>
			{children}
		</RemoteChoices>
	);
}
