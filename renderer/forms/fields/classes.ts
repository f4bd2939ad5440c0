import { skin } from "../../skin/classes.gen.ts";

/** The class names of the form's elements; taken once, because no field has variants of its own. */
export const formClasses = skin.form();
/** Classes of one field: its frame, label, hint, error and inputs. */
export const fieldClasses = skin.field();
/** Classes of what stands inside the larger widgets. */
export const widgetClasses = skin.widget();
