/* Generated from `widget` of schemas/meta/form.schema.json by `npm run generate`. Do not edit. */

import type { FieldTypeName, FieldWords } from "./field-type.ts";
import addressWords from "./address.zh-CN.json" with { type: "json" };
import checkboxWords from "./checkbox.zh-CN.json" with { type: "json" };
import checkboxesWords from "./checkboxes.zh-CN.json" with { type: "json" };
import comboboxWords from "./combobox.zh-CN.json" with { type: "json" };
import consentWords from "./consent.zh-CN.json" with { type: "json" };
import dateWords from "./date.zh-CN.json" with { type: "json" };
import datetimeWords from "./datetime.zh-CN.json" with { type: "json" };
import emailWords from "./email.zh-CN.json" with { type: "json" };
import fileWords from "./file.zh-CN.json" with { type: "json" };
import hiddenWords from "./hidden.zh-CN.json" with { type: "json" };
import idCardWords from "./id_card.zh-CN.json" with { type: "json" };
import locationWords from "./location.zh-CN.json" with { type: "json" };
import mobileWords from "./mobile.zh-CN.json" with { type: "json" };
import moneyWords from "./money.zh-CN.json" with { type: "json" };
import numberWords from "./number.zh-CN.json" with { type: "json" };
import pushDeviceWords from "./push_device.zh-CN.json" with { type: "json" };
import radioWords from "./radio.zh-CN.json" with { type: "json" };
import ratingWords from "./rating.zh-CN.json" with { type: "json" };
import selectWords from "./select.zh-CN.json" with { type: "json" };
import signatureWords from "./signature.zh-CN.json" with { type: "json" };
import staticWords from "./static.zh-CN.json" with { type: "json" };
import textWords from "./text.zh-CN.json" with { type: "json" };
import textareaWords from "./textarea.zh-CN.json" with { type: "json" };
import timeWords from "./time.zh-CN.json" with { type: "json" };
import urlWords from "./url.zh-CN.json" with { type: "json" };
import verificationCodeWords from "./verification_code.zh-CN.json" with { type: "json" };

/** What the studio says of each type of field in Chinese. */
export const FIELD_CHINESE: { readonly [T in FieldTypeName]: FieldWords } = {
	text: textWords,
	textarea: textareaWords,
	mobile: mobileWords,
	verification_code: verificationCodeWords,
	email: emailWords,
	url: urlWords,
	number: numberWords,
	money: moneyWords,
	select: selectWords,
	combobox: comboboxWords,
	radio: radioWords,
	checkbox: checkboxWords,
	checkboxes: checkboxesWords,
	date: dateWords,
	time: timeWords,
	datetime: datetimeWords,
	file: fileWords,
	id_card: idCardWords,
	rating: ratingWords,
	signature: signatureWords,
	address: addressWords,
	location: locationWords,
	push_device: pushDeviceWords,
	consent: consentWords,
	static: staticWords,
	hidden: hiddenWords,
};
