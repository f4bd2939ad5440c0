/** What is wrong with a request, and where. */
export type FieldError = { pointer: string; message: string };

/** Thrown to respond with another code than 0 (design of the codes: docs/wire-contract.md). */
export class Refusal extends Error {
	readonly code: number;
	readonly data: unknown;
	/** Said instead of the code's own message. */
	readonly text: string | undefined;

	constructor(code: number, data: unknown = null, text?: string) {
		super(`code ${code}`);
		this.code = code;
		this.data = data;
		this.text = text;
	}
}

const MESSAGES: Record<number, { en: string; zh: string }> = {
	401: { en: "Please log in.", zh: "请先登录。" },
	403: { en: "You may not do this.", zh: "您没有权限进行此操作。" },
	404: { en: "This could not be found.", zh: "未找到该内容。" },
	409: { en: "This was already sent with other answers.", zh: "该提交已使用其他内容提交过。" },
	410: { en: "This form is no longer offered.", zh: "该表单已停用。" },
	413: { en: "The file is too large.", zh: "文件过大。" },
	422: { en: "Please check what you entered.", zh: "请检查填写的内容。" },
	429: { en: "Please wait a moment.", zh: "请稍候。" },
};

/** The message of a code for an Accept-Language header. */
export function messageOf(code: number, language: string | null): string {
	const message = MESSAGES[code] ?? { en: "Not possible.", zh: "操作失败。" };
	return language?.startsWith("zh") ? message.zh : message.en;
}

/** 422. */
export const invalid = (...errors: FieldError[]) => new Refusal(422, { errors });

/** 422 at the door: says of the first error which parameter or key it is about. */
export const invalidRequest = (...errors: FieldError[]) => new Refusal(422, { errors }, errors[0]?.message);

/** Where a text holds U+0000, which no backend stores; undefined where none does. */
export function nulPointer(value: unknown, pointer = ""): string | undefined {
	if (typeof value === "string") return value.includes("\0") ? pointer : undefined;
	if (typeof value !== "object" || value === null) return undefined;
	const found = Object.entries(value).map(([key, entry]) => nulPointer(entry, `${pointer}/${key}`));
	return found.find((one) => one !== undefined);
}

/** What is said of it. */
export function nulText(pointer: string, language: string | null): string {
	const name = pointer.slice(1).replaceAll("/", ".");
	return language?.startsWith("zh")
		? `“${name}”含有无法保存的字符。`
		: `“${name}” holds a character that cannot be stored.`;
}

/** 404. */
export const absent = () => new Refusal(404);

/** 429; `seconds` to wait. */
export const tooMany = (seconds: number) => new Refusal(429, { retry_after: seconds });
