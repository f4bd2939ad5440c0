const BROWSERS: readonly [RegExp, string][] = [
	[/MicroMessenger\//, "WeChat"],
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
	[/HarmonyOS|OpenHarmony/, "HarmonyOS"],
	[/Android/, "Android"],
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Windows/, "Windows"],
	[/Mac OS X/, "macOS"],
	[/CrOS/, "ChromeOS"],
	[/Linux/, "Linux"],
];

const nameIn = (names: readonly [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** A source text of the shipped portal, which translates it. */
const UNKNOWN = "A device";

/** A browser and its system in words, such as "Chrome · Android"; "A device" where neither is known. */
export function describeDevice(userAgent: string | undefined): string {
	const text = userAgent ?? "";
	return [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)].filter(Boolean).join(" · ") || UNKNOWN;
}
