/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */

import type { FieldAuthoring, FieldTypeName } from "./field-type.ts";
import { addressAuthoring } from "./address.ts";
import { checkboxAuthoring } from "./checkbox.ts";
import { checkboxesAuthoring } from "./checkboxes.ts";
import { comboboxAuthoring } from "./combobox.ts";
import { consentAuthoring } from "./consent.ts";
import { dateAuthoring } from "./date.ts";
import { datetimeAuthoring } from "./datetime.ts";
import { emailAuthoring } from "./email.ts";
import { fileAuthoring } from "./file.ts";
import { hiddenAuthoring } from "./hidden.ts";
import { idCardAuthoring } from "./id_card.ts";
import { locationAuthoring } from "./location.ts";
import { mobileAuthoring } from "./mobile.ts";
import { moneyAuthoring } from "./money.ts";
import { numberAuthoring } from "./number.ts";
import { pushDeviceAuthoring } from "./push_device.ts";
import { radioAuthoring } from "./radio.ts";
import { ratingAuthoring } from "./rating.ts";
import { selectAuthoring } from "./select.ts";
import { signatureAuthoring } from "./signature.ts";
import { staticAuthoring } from "./static.ts";
import { textAuthoring } from "./text.ts";
import { textareaAuthoring } from "./textarea.ts";
import { timeAuthoring } from "./time.ts";
import { urlAuthoring } from "./url.ts";
import { verificationCodeAuthoring } from "./verification_code.ts";

/** What authors and the compiler know of each type of field. */
export const FIELD_AUTHORING: { readonly [T in FieldTypeName]: FieldAuthoring } = {
	text: textAuthoring,
	textarea: textareaAuthoring,
	mobile: mobileAuthoring,
	verification_code: verificationCodeAuthoring,
	email: emailAuthoring,
	url: urlAuthoring,
	number: numberAuthoring,
	money: moneyAuthoring,
	select: selectAuthoring,
	combobox: comboboxAuthoring,
	radio: radioAuthoring,
	checkbox: checkboxAuthoring,
	checkboxes: checkboxesAuthoring,
	date: dateAuthoring,
	time: timeAuthoring,
	datetime: datetimeAuthoring,
	file: fileAuthoring,
	id_card: idCardAuthoring,
	rating: ratingAuthoring,
	signature: signatureAuthoring,
	address: addressAuthoring,
	location: locationAuthoring,
	push_device: pushDeviceAuthoring,
	consent: consentAuthoring,
	static: staticAuthoring,
	hidden: hiddenAuthoring,
};
