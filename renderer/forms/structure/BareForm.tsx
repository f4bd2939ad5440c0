import type { FieldProps } from "@rjsf/utils";
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Translator } from "../../../schemas/i18n/translator.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { I18nProvider, useI18n } from "../../i18n/i18n-context.ts";
import { ReleaseProvider } from "../../loader/release-context.tsx";
import { createReleaseLoader, type ReleaseLoader } from "../../loader/release-loader.ts";
import { PortsProvider, type StablePorts } from "../../ports/ports-context.tsx";
import { skin } from "../../skin/classes.gen.ts";
import { FormSessionProvider } from "../hooks/form-session.ts";
import { useLatest } from "../hooks/use-latest.ts";
import { createAnnouncements } from "../model/session.ts";
import { createBarePorts } from "./bare-ports.ts";
import { createBareSession, errorsIn } from "./bare-session.ts";

/**
 * What a form may be handed by its `formContext`, each with a plain default: the reader's language (English), the ports to a
 * server and an application around (files are read into the value, choices that an operation would answer cannot be had).
 */
export type ThemeContext = { i18n?: Translator; ports?: StablePorts; loader?: ReleaseLoader };

const refuse = () => Promise.reject(new Error("this form stands in no portal"));
const NO_RELEASE = createReleaseLoader({ fetch: refuse, importModule: refuse, verify: refuse });

/** The session of a form that rjsf owns, kept to what rjsf says of values and errors. */
function useBareSession(field: FieldProps) {
	const latest = useLatest(field);
	const [made] = useState(() => {
		const { schema, uiSchema = {}, formData, registry } = field;
		const announcements = createAnnouncements();
		const session = createBareSession({
			schema,
			uiSchema,
			announce: announcements.announce,
			domId: registry.globalFormOptions.idPrefix,
			values: asObject(formData),
			put: (value, path) => latest.current.onChange(value, [...path]),
			left: (pointer, value) => latest.current.onBlur(pointer, value),
		});
		return { session, announcements };
	});
	const { values, errors } = made.session;
	useLayoutEffect(() => {
		const next = asObject(field.formData);
		if (JSON.stringify(next) !== JSON.stringify(values.all())) values.replace(next, true);
	}, [field.formData, values]);
	useLayoutEffect(() => errors.show(errorsIn(field.errorSchema)), [field.errorSchema, errors]);
	return made;
}

/** Stands around all fields of a form that rjsf's own `Form` draws, outside of the portal. */
export function BareForm({ field, children }: { field: FieldProps; children: ReactNode }) {
	const { session, announcements } = useBareSession(field);
	const around = useI18n();
	const handed: ThemeContext = field.registry.formContext ?? {};
	const [ports] = useState(() => handed.ports ?? createBarePorts());
	const message = useSyncExternalStore(announcements.subscribe, announcements.last, announcements.last);
	return (
		<I18nProvider value={handed.i18n ?? around}>
			<ReleaseProvider loader={handed.loader ?? NO_RELEASE}>
				<PortsProvider value={ports}>
					<FormSessionProvider value={session}>{children}</FormSessionProvider>
				</PortsProvider>
			</ReleaseProvider>
			<span className={skin.visuallyHidden()} role="status">
				{message}
			</span>
		</I18nProvider>
	);
}
