/** What a form says of the category that a case is filed under: its own form, and who may ever read of the case. */
export const CATEGORY_TEXTS = [
	"“{label}” has a form of its own.",
	"It asks what those who handle it need to know. What you have typed comes along as far as it fits.",
	"Go on in that form",
	"What you had typed has come along to this form. It is kept in the other one, too.",
	"This form does not ask for these:",
	"This is never published. Only you and the people handling your case can read it.",
	"This can be published together with the reply to it. Each answer says below what others will see of it.",
	"This can be published. Each answer says below what others will see of it.",
] as const;
