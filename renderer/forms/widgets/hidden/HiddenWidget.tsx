/** An answer that is not asked but sent, prefilled or constant: nothing of it stands on the page. */
export const HiddenWidget = () => null;
