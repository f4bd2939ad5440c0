import { intlFormats } from "../../schemas/i18n/intl-formats.ts";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { SERVER_TEXTS, type ServerText } from "../../schemas/server-texts.ts";

/** Speaks the portal's languages, by its messages documents. */
export type Translators = {
	/** Who speaks the language that an Accept-Language header asks for, or else the portal's own. */
	inLanguage(acceptLanguage: string | undefined): Translator;
};
/** What the server says to people: English source texts and their Chinese translations. {name} stands for a value. */
export const TEXTS = {
	"Done.": "操作成功。",
	"Please log in.": "请先登录。",
	"You may not do this.": "您没有权限进行此操作。",
	"Somebody else has changed this case meanwhile. Look at what is new; send again if yours still holds.":
		"他人刚刚更新了该案件。请先查看最新情况；如仍需提交，请再次发送。",
	"Please choose somebody who handles cases.": "请选择承办人员。",
	"There is no such team.": "该办理组不存在。",
	"No other case has this number.": "没有使用该编号的其他案件。",
	"A case cannot be merged into one that is merged itself.": "不能并入已被合并的案件。",
	"This clock does not run for the case.": "该时限未在计时。",
	"There is nothing here.": "您访问的内容不存在。",
	"There is nothing here, or the pass to it has expired.": "此处没有内容，或访问凭证已过期。",
	"What is broken cannot be looked at. See the problems.": "存在错误，无法预览。请查看问题列表。",
	"This could not be found. It may not be public.": "未找到该内容，可能尚未公开。",
	"Something went wrong on our side. Please try again.": "服务器出现问题，请稍后重试。",
	"Some of what was sent is not valid.": "提交的内容有误，请检查。",
	"Some of what was sent is not valid: {what}": "提交的内容有误：{what}",
	"“{name}” holds a character that cannot be stored.": "“{name}”含有无法保存的字符。",
	"A cursor must be the `next` of a page before.": "cursor 必须是前一页返回的 next。",
	"What was sent must be a JSON object.": "提交的内容必须是 JSON 对象。",
	"What was sent could not be read.": "无法读取提交的内容。",
	"What was sent holds more than {most} values.": "提交的内容超过 {most} 项。",
	"What was sent is nested more than {most} levels deep.": "提交的内容嵌套超过 {most} 层。",
	"What was sent is too large.": "提交的内容过大。",
	"Too many requests. Please try again in {seconds} seconds.": "请求过于频繁，请在 {seconds} 秒后重试。",
	"The portal is very busy. Please try again in {seconds} seconds.": "目前访问量较大，请在 {seconds} 秒后重试。",
	"The list ends before this page.": "该列表没有这一页。",
	"A code was just sent. A new one can be sent in {seconds} seconds.": "验证码已发送，{seconds} 秒后可重新获取。",
	"Too many codes were sent to this number. A new one can be sent in {minutes} min. Until then enter the one that came last.":
		"向该号码发送的验证码过多，{minutes} 分钟后可重新获取，在此之前请输入最近收到的验证码。",
	"No codes can be sent just now. Please try again in {minutes} min.":
		"暂时无法发送验证码，请在 {minutes} 分钟后重试。",
	"Too many tries. Please try again in {minutes} min.": "尝试次数过多，请在 {minutes} 分钟后重试。",
	"The code could not be sent. Please try again.": "验证码发送失败，请重试。",
	"This code is wrong. Please check it.": "验证码错误，请检查。",
	"This code has expired. Please ask for a new one.": "验证码已过期，请重新获取。",
	"Too many wrong codes. Please ask for a new one.": "错误次数过多，请重新获取验证码。",
	"Please choose a file.": "请选择文件。",
	"{name} is larger than {most}.": "{name}：文件大小超过 {most}。",
	"{name}: this kind of file is not accepted. Accepted: {kinds}.": "{name}：不接受此类文件。可接受：{kinds}。",
	"{name} could not be read as a picture.": "{name}：无法读取该图片。",
	"{name} has {pixels} megapixels. A picture may have {most} at most.":
		"{name}：图片有 {pixels} 百万像素，最多允许 {most} 百万像素。",
	"{name} was not stored: the virus scanner found something harmful in it.":
		"{name}：病毒扫描发现有害内容，文件未保存。",
	"Files cannot be checked for viruses at the moment. Please try again later.":
		"目前无法对文件进行病毒扫描，请稍后重试。",
	"Files cannot be stored or shown at the moment. Please try again in a minute.":
		"目前无法保存或显示文件，请稍后重试。",
	"No more files can be taken at the moment. Please try again later, or log in to add files.":
		"目前无法接收更多文件，请稍后重试，或登录后上传。",
	"Too many files are arriving at once. Please try again in a moment.": "当前上传的文件过多，请稍后重试。",
	"This form is no longer offered. Please open it again.": "该表单已停用，请重新打开填写。",
	"Please choose a picture that you have uploaded.": "请选择您已上传的图片。",
	"An attachment is missing. Please add it again.": "附件已失效，请重新上传。",
	"Please choose a category.": "请选择类别。",
	"There is no such project.": "所选项目不存在。",
	"This was already sent with other answers.": "该提交已使用其他内容提交过。",
	"This was already sent.": "该表单已提交过。",
	"This draft was discarded.": "该草稿已被删除。",
	"This step is not possible now.": "当前状态下无法进行此操作。",
	"You have already rated this reply.": "您已评价过该答复。",
	"This is your own case.": "这是您本人的案件。",
	"No case has this number and code. Please check both.": "未找到与该编号和查询码相符的案件，请核对后重试。",
	"You may read this case as it is.": "您本来就可以查看此案件。",
	"There is no such team or category.": "没有此团队或类别。",
	"This is the last administrator. Give somebody else this role first.": "这是最后一位管理员，请先将此角色授予他人。",
	"Please confirm with a new code that it is you.": "请用新的验证码确认是您本人操作。",
	"This value is not valid.": "此值无效。",
	"This time is past.": "此时间已过。",
	"The end has to be later than the beginning.": "结束时间必须晚于开始时间。",
	"This was changed since you looked at it. Please look again.": "您查看后内容已有变更，请重新查看。",
	"You have edited this yourself. Somebody else has to approve it.": "您参与了修改，须由他人批准。",
	"Somebody else has to approve this before it is published.": "发布前须由他人批准。",
	"The documents have errors. Correct them before the submissions are replayed.": "文档存在错误，请先修正再重放提交。",
	"This is not a date and time.": "这不是有效的日期和时间。",
	"Your case {number} has moved. Log in to the portal to see it.": "您的案件 {number} 有新进展，请登录门户查看。",
	"Your case {number} has an official reply. Log in to the portal to read it.":
		"您的案件 {number} 已有正式答复，请登录门户查看。",
	"Your case {number} needs something from you. Log in to the portal to answer.":
		"您的案件 {number} 需要您补充材料，请登录门户办理。",
	"Your case {number} was not accepted. Log in to the portal to read why.":
		"您的案件 {number} 未被受理，请登录门户查看原因。",
	"Your profile says to keep no drafts on the server.": "您已在个人资料中选择不在服务器保存草稿。",
	"What is to be sent without a name is not kept on the server.": "匿名提交的内容不会保存在服务器上。",
	"A newer draft was saved elsewhere.": "已在其他地方保存了更新的草稿。",
	"Several releases begin so. Please give more of the id.": "有多个版本以此开头，请输入更多字符。",
	"Cases of this category are never published.": "该类别的案件从不公开。",
	"Cases of this category are published with their reply at the earliest.": "该类别的案件须在答复后才可公开。",
	"Please add a note.": "请填写说明。",
	"The documents have errors and were not published.": "文档存在错误，未发布。",
	"Somebody else has published in the meantime.": "其他人已在此期间发布了新版本。",
	"A document's path is made of names with / between them and ends in .json.":
		"文档路径由名称组成，以 / 分隔，并以 .json 结尾。",
	"Somebody has changed this draft release in the meantime. Please look at it and publish again.":
		"其他人已在此期间修改了该草稿版本，请查看后重新发布。",
	"This draft release was published or discarded.": "该草稿版本已发布或已被丢弃。",
	"This draft release has as many edits as one may have. Please publish it, or begin another.":
		"该草稿版本的修改已达上限，请发布或新建草稿版本。",
	"There is no release yet to start from.": "尚无可作为起点的版本。",
	"Two documents have this path.": "有两个文档使用此路径。",
	"Say in base which release the documents stem from, or override it.":
		"请在 base 中说明文档所依据的版本，或选择覆盖。",
	"Stored cases stand in states that these documents do not have.": "已存的案件处于这些文档中不存在的状态。",
	"This release was revoked: {reason}": "该版本已被撤销：{reason}",
	"The form {form} stands here in a version that was revoked: {reason}": "表单 {form} 在此处的版本已被撤销：{reason}",
	"This release is in force. Restore or publish another first.": "该版本正在使用，请先恢复或发布其他版本。",
	"This version of the form is in force. Restore or publish another first.":
		"表单的该版本正在使用，请先恢复或发布其他版本。",
	"This was revoked before.": "该内容此前已被撤销。",
	"Others are publishing at the moment. Please try again in a minute.": "其他人正在发布，请一分钟后重试。",
	"The documents took too long or too much memory to compile, and were not published.":
		"编译文档耗时过长或占用内存过多，未发布。",
} as const;

/** A text that the server can say. */
export type ServerText = keyof typeof TEXTS;

/** Values for the {names} in a text; several are listed, and how large a file may be is said as a portal says it. */
export type TextValues = Record<string, string | number | readonly string[] | { sizeLimit: number }>;

const KNOWN: ReadonlySet<unknown> = new Set(SERVER_TEXTS);

/** Whether something is a text that the server can say, rather than words of another language's. */
export const isServerText = (text: unknown): text is ServerText => KNOWN.has(text);

function inWords(value: TextValues[string], locale: string): string | number {
	if (typeof value !== "object") return value;
	const { list, sizeLimit } = intlFormats(locale);
	return "sizeLimit" in value ? sizeLimit(value.sizeLimit) : list([...value]);
}

/** The text in a translator's language. */
export function translate(text: ServerText, translator: Translator, values: TextValues = {}): string {
	const worded = Object.entries(values).map(([name, value]) => [name, inWords(value, translator.locale)]);
	return translator.text(text, Object.fromEntries(worded));
}
