/** Licences under which Portico may use a package, unchanged and as a package of its own. */
const ALLOWED = new Set([
	"MIT",
	"MIT-0",
	"ISC",
	"0BSD",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"Apache-2.0",
	"BlueOak-1.0.0",
	"Unlicense",
	"CC0-1.0",
	// Python's own, of argparse, which only tests and build load.
	"Python-2.0",
	"PSF-2.0",
	// Changes to their files would have to be published; nobody changes them.
	"MPL-2.0",
	// libvips, which is loaded as a library and can be replaced by another build of it.
	"LGPL-3.0-or-later",
]);

/** Packages that name their licence elsewhere than in the field for it, as was read there. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
	busboy: "MIT",
	streamsearch: "MIT",
	"humanize-number": "MIT",
};

/** A package of a lock file. */
type LockedPackage = { version?: string; license?: string };

/** Whether an SPDX expression can be met: all of what AND joins, one of what OR does. */
export const isAllowed = (expression: string): boolean =>
	expression
		.replaceAll(/[()]/g, "")
		.split(" OR ")
		.some((choice) => choice.split(" AND ").every((licence) => ALLOWED.has(licence)));

/** The packages of a lock file that may not be used, or that name no licence: each as `name@version: licence`. */
export const refusedLicences = (packages: Readonly<Record<string, LockedPackage>>): string[] =>
	Object.entries(packages).flatMap(([path, { version, license }]) => {
		const name = path.replace(/^.*node_modules\//, "");
		const licence = license ?? READ_BY_HAND[name] ?? "none named";
		return path === "" || isAllowed(licence) ? [] : [`${name}@${version}: ${licence}`];
	});
