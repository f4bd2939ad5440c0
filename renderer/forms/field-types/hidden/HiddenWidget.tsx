/** A value that is not visible but sent, prefilled or constant: nothing of it stands on the page. */
export const HiddenWidget = () => null;
