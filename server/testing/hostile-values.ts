const LONG = 900_000;

/** Texts that have broken servers: what PostgreSQL, JavaScript or a parser takes badly. */
export const HOSTILE_TEXTS: readonly string[] = [
	"",
	" ",
	"\0",
	"lamp\0",
	"\ud83d",
	"lamp \ude00",
	"\ufffe\uffff",
	"\u202e\u200b\ufeff",
	"' or 1=1 --",
	"\\",
	"%",
	"%_%",
	"{title}",
	"<script>alert(1)</script>",
	"__proto__",
	"constructor",
	"../../etc/passwd",
	"NaN",
	"null",
	"1e308",
	"-1",
	"9".repeat(40),
	"0x10",
	"0000-01-01",
	"9999-12-31",
	"2026-02-30",
	"0000-01-01T00:00:00Z",
	"2026-01-01T23:59:60Z",
	"9999-12-31T23:59:59-23:59",
	"2026-01-01T00:00:00+99:99",
	"00000000-0000-4000-8000-000000000000",
	"0".repeat(64),
	"a".repeat(3_000),
	"文".repeat(3_000),
	" ".repeat(3_000),
];

/** Values that no schema of ours asks for, and numbers at the ends of what is counted with. */
export const HOSTILE_VALUES: readonly unknown[] = [
	...[null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e-320],
	...[[], {}, [[]], [null], [{}], { "": "" }, { "a\0": 1 }, { "\ud83d": "\ud83d" }, ["\0"]],
	...HOSTILE_TEXTS,
];

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
const ID = "00000000-0000-4000-8000-000000000000";
const TIME = "2026-01-01T00:00:00.000Z";

/** Cursors that no page gave out. */
export const FORGED_CURSORS: readonly string[] = [
	"",
	"bm90IGpzb24",
	cursor(),
	cursor("x", "y", 1),
	cursor(TIME, "no id", 2),
	cursor("no time", ID, 2),
	cursor(TIME, ID, 2),
	cursor(TIME, ID, 1e308),
	cursor(TIME, ID, -5),
	cursor("12", ID, 2),
	cursor("99999999999", ID, 2),
	cursor("-271821-04-20T00:00:00.000Z", ID, 2),
	cursor("+275760-09-13T00:00:00.000Z", ID, 2),
	cursor("0000-01-01T00:00:00.000Z", ID, 2),
	cursor("\0", ID, 2),
	cursor({}, [], null),
];

const many = (count: number, value: string) => Array.from({ length: count }, () => value).join(",");
const named = (count: number) => Array.from({ length: count }, (_, index) => `"unknown${index}":${index}`).join(",");

/** Bodies as large as a connection brings them before it is cut: by what each of them once cost. */
export const HEAVY_BODIES: Readonly<Record<string, string>> = {
	"events without end": `{"events":[${many(300_000, "{}")}]}`,
	"events up to the bound": `{"events":[${many(1_990, "{}")}]}`,
	"unknown keys": `{${named(40_000)}}`,
	"unknown keys up to the bound": `{${named(1_990)}}`,
	"lists within lists": "[".repeat(LONG),
	"lists within lists, closed": `${"[".repeat(LONG / 2)}${"]".repeat(LONG / 2)}`,
	"objects within objects": `${'{"data":'.repeat(100_000)}1${"}".repeat(100_000)}`,
	"one long text": JSON.stringify({ mobile: "1".repeat(LONG), note: "a", data: "b" }),
	"one long key": JSON.stringify({ ["k".repeat(LONG)]: 1 }),
	"escapes without end": `{"mobile":"${"\\u0000".repeat(LONG / 6)}"}`,
	"spaces without end": `{${" ".repeat(LONG)}}`,
	"a number without end": `{"page":${"9".repeat(LONG)}}`,
	"no JSON": "x".repeat(LONG),
	prototypes: '{"__proto__":{"polluted":true}}',
};
