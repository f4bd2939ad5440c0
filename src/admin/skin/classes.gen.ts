/* Generated from the *.recipe.ts files by `npm run generate`. Do not edit. */

/** Class names by recipe: one string for a plain recipe, one per slot for a slot recipe. */
export const skin = {

};
