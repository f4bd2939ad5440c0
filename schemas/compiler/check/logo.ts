import { logoFault, MAX_LOGO_BYTES } from "../../rules/portal/logo-picture.ts";
import type { SiteDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import type { Sourced } from "../portal.ts";
import { worded } from "../worded.ts";

const KILOBYTE = 1024;

function checkPicture(site: Sourced<SiteDocument>, report: Report, pointer: string, url: string | undefined): void {
	const fault = url === undefined ? null : logoFault(url);
	if (fault === "size")
		report.add(
			site.place,
			pointer,
			"logo-picture",
			worded`The picture of the logo is too large for what every page waits for. Expected ${MAX_LOGO_BYTES / KILOBYTE} KB at most.`,
		);
	if (fault === "content")
		report.add(
			site.place,
			pointer,
			"logo-picture",
			worded`The picture of the logo is not of the type that it says, or holds more than a drawing. Expected a PNG, a WebP, or an SVG of shapes alone, without scripts, comments, declarations and addresses.`,
		);
}

/** A logo has its picture and its words, and neither without the other; its name is read out where the picture alone says it. */
export function checkLogo(site: Sourced<SiteDocument>, report: Report): void {
	const { logo, logo_picture, dark } = site.document.brand;
	checkPicture(site, report, "/brand/logo_picture", logo_picture);
	checkPicture(site, report, "/brand/dark/logo_picture", dark?.logo_picture);
	const picture = logo_picture ?? dark?.logo_picture;
	if (logo ? !logo_picture : picture)
		report.add(
			site.place,
			logo ? "/brand/logo" : "/brand",
			"incomplete-logo",
			logo
				? worded`The logo has no picture. Expected one in "logo_picture".`
				: worded`The picture of the logo is not shown. Expected "logo", which says what it shows and how wide it is.`,
		);
	if (logo?.alone && logo.alt === "")
		report.add(
			site.place,
			"/brand/logo/alt",
			"unlabelled-logo",
			worded`The logo stands in the place of the portal's name, and nothing is read out for it. Expected what it says, such as the name.`,
		);
}
