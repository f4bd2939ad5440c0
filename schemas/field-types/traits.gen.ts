/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */

import type { FieldTraits, FieldTypeName } from "./field-type.ts";
import { addressTraits } from "./address.ts";
import { checkboxTraits } from "./checkbox.ts";
import { checkboxesTraits } from "./checkboxes.ts";
import { comboboxTraits } from "./combobox.ts";
import { consentTraits } from "./consent.ts";
import { dateTraits } from "./date.ts";
import { datetimeTraits } from "./datetime.ts";
import { emailTraits } from "./email.ts";
import { fileTraits } from "./file.ts";
import { hiddenTraits } from "./hidden.ts";
import { idCardTraits } from "./id_card.ts";
import { locationTraits } from "./location.ts";
import { mobileTraits } from "./mobile.ts";
import { moneyTraits } from "./money.ts";
import { numberTraits } from "./number.ts";
import { pushDeviceTraits } from "./push_device.ts";
import { radioTraits } from "./radio.ts";
import { ratingTraits } from "./rating.ts";
import { selectTraits } from "./select.ts";
import { signatureTraits } from "./signature.ts";
import { staticTraits } from "./static.ts";
import { textTraits } from "./text.ts";
import { textareaTraits } from "./textarea.ts";
import { timeTraits } from "./time.ts";
import { urlTraits } from "./url.ts";
import { verificationCodeTraits } from "./verification_code.ts";

/** What each type of field is wherever forms are filled in or read. */
export const FIELD_TRAITS: { readonly [T in FieldTypeName]: FieldTraits } = {
	text: textTraits,
	textarea: textareaTraits,
	mobile: mobileTraits,
	verification_code: verificationCodeTraits,
	email: emailTraits,
	url: urlTraits,
	number: numberTraits,
	money: moneyTraits,
	select: selectTraits,
	combobox: comboboxTraits,
	radio: radioTraits,
	checkbox: checkboxTraits,
	checkboxes: checkboxesTraits,
	date: dateTraits,
	time: timeTraits,
	datetime: datetimeTraits,
	file: fileTraits,
	id_card: idCardTraits,
	rating: ratingTraits,
	signature: signatureTraits,
	address: addressTraits,
	location: locationTraits,
	push_device: pushDeviceTraits,
	consent: consentTraits,
	static: staticTraits,
	hidden: hiddenTraits,
};
