import { type ComponentType, lazy } from "react";
import type { WidgetName, WidgetProps } from "../model/field.ts";
import { CheckboxWidget } from "./checkbox/CheckboxWidget.tsx";
import { CheckboxesWidget } from "./checkboxes/CheckboxesWidget.tsx";
import { ComboboxWidget } from "./combobox/ComboboxWidget.tsx";
import { ConsentWidget } from "./consent/ConsentWidget.tsx";
import { DateWidget } from "./date/DateWidget.tsx";
import { DatetimeWidget } from "./datetime/DatetimeWidget.tsx";
import { EmailWidget } from "./email/EmailWidget.tsx";
import { FileWidget } from "./file/FileWidget.tsx";
import { HiddenWidget } from "./hidden/HiddenWidget.tsx";
import { IdCardWidget } from "./id_card/IdCardWidget.tsx";
import { MobileWidget } from "./mobile/MobileWidget.tsx";
import { MoneyWidget } from "./money/MoneyWidget.tsx";
import { NumberWidget } from "./number/NumberWidget.tsx";
import { RadioWidget } from "./radio/RadioWidget.tsx";
import { SelectWidget } from "./select/SelectWidget.tsx";
import { StaticWidget } from "./static/StaticWidget.tsx";
import { TextWidget } from "./text/TextWidget.tsx";
import { TextareaWidget } from "./textarea/TextareaWidget.tsx";
import { TimeWidget } from "./time/TimeWidget.tsx";
import { UrlWidget } from "./url/UrlWidget.tsx";
import { VerificationCodeWidget } from "./verification_code/VerificationCodeWidget.tsx";

/**
 * The input of a field. `frame` is what is rendered around it: a label of one input, a fieldset with a legend around several,
 * or nothing where the widget renders its own label.
 */
export type Widget = {
	frame: "label" | "group" | "bare";
	Component: ComponentType<WidgetProps>;
	/** Loads when it is first rendered. */
	lazy?: true;
};

/** One widget for each name: a name without one fails to compile. */
export type WidgetRegistry = { [W in WidgetName]: Widget };

/** Larger widgets that few forms have load when one is rendered. */
const AddressWidget = lazy(async () => ({ default: (await import("./address/AddressWidget.tsx")).AddressWidget }));
const LocationWidget = lazy(async () => ({ default: (await import("./location/LocationWidget.tsx")).LocationWidget }));
const RatingWidget = lazy(async () => ({ default: (await import("./rating/RatingWidget.tsx")).RatingWidget }));
const SignatureWidget = lazy(async () => ({
	default: (await import("./signature/SignatureWidget.tsx")).SignatureWidget,
}));

/** Every widget. */
export const WIDGETS: WidgetRegistry = {
	text: { frame: "label", Component: TextWidget },
	textarea: { frame: "label", Component: TextareaWidget },
	mobile: { frame: "label", Component: MobileWidget },
	verification_code: { frame: "label", Component: VerificationCodeWidget },
	email: { frame: "label", Component: EmailWidget },
	url: { frame: "label", Component: UrlWidget },
	number: { frame: "label", Component: NumberWidget },
	money: { frame: "label", Component: MoneyWidget },
	select: { frame: "label", Component: SelectWidget },
	combobox: { frame: "label", Component: ComboboxWidget },
	radio: { frame: "group", Component: RadioWidget },
	checkbox: { frame: "bare", Component: CheckboxWidget },
	checkboxes: { frame: "group", Component: CheckboxesWidget },
	date: { frame: "label", Component: DateWidget },
	time: { frame: "label", Component: TimeWidget },
	datetime: { frame: "label", Component: DatetimeWidget },
	file: { frame: "label", Component: FileWidget },
	id_card: { frame: "label", Component: IdCardWidget },
	rating: { frame: "group", Component: RatingWidget, lazy: true },
	signature: { frame: "group", Component: SignatureWidget, lazy: true },
	address: { frame: "group", Component: AddressWidget, lazy: true },
	location: { frame: "group", Component: LocationWidget, lazy: true },
	consent: { frame: "bare", Component: ConsentWidget },
	static: { frame: "label", Component: StaticWidget },
	hidden: { frame: "bare", Component: HiddenWidget },
};
