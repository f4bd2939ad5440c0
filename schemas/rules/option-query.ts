/**
 * Whether what an operation is asked for its options is bound to the answers of the form; else only the page knows it.
 */
export const isOfAnswers = (bind: string): boolean => /^\/(form|item)(\/|$)/.test(bind);
