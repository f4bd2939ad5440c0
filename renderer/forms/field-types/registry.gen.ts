/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */

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

const RatingWidget = lazy(async () => ({ default: (await import("./rating/RatingWidget.tsx")).RatingWidget }));
const SignatureWidget = lazy(async () => ({ default: (await import("./signature/SignatureWidget.tsx")).SignatureWidget }));
const AddressWidget = lazy(async () => ({ default: (await import("./address/AddressWidget.tsx")).AddressWidget }));
const LocationWidget = lazy(async () => ({ default: (await import("./location/LocationWidget.tsx")).LocationWidget }));
const PushDeviceWidget = lazy(async () => ({ default: (await import("./push_device/PushDeviceWidget.tsx")).PushDeviceWidget }));

/** The input of each type of field. */
export const WIDGETS: { readonly [T in WidgetName]: ComponentType<WidgetProps> } = {
	text: TextWidget,
	textarea: TextareaWidget,
	mobile: MobileWidget,
	verification_code: VerificationCodeWidget,
	email: EmailWidget,
	url: UrlWidget,
	number: NumberWidget,
	money: MoneyWidget,
	select: SelectWidget,
	combobox: ComboboxWidget,
	radio: RadioWidget,
	checkbox: CheckboxWidget,
	checkboxes: CheckboxesWidget,
	date: DateWidget,
	time: TimeWidget,
	datetime: DatetimeWidget,
	file: FileWidget,
	id_card: IdCardWidget,
	rating: RatingWidget,
	signature: SignatureWidget,
	address: AddressWidget,
	location: LocationWidget,
	push_device: PushDeviceWidget,
	consent: ConsentWidget,
	static: StaticWidget,
	hidden: HiddenWidget,
};
