import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { SHAPES, STAFF_API } from "../../schemas/catalogue.gen.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { StaffOperationName, StaffRequestOf } from "./staff-route.ts";

function ajvWith(more: object): Ajv2020 {
	const ajv = new Ajv2020({ allErrors: true, strict: false, useDefaults: true, ...more });
	addFormats.default(ajv);
	for (const [name, schema] of Object.entries(SHAPES))
		ajv.addSchema({ ...schema, $id: `portico:/shapes/${name}.schema.json` });
	for (const [name, schema] of Object.entries(STAFF_API))
		ajv.addSchema({ ...schema, $id: `portico:/staff/${name}.schema.json` });
	return ajv;
}

const forBodies = ajvWith({});
const forQueries = ajvWith({ coerceTypes: true, removeAdditional: true });

/** The validator of what a staff operation is asked, or of what it answers. */
export function staffValidator(operation: StaffOperationName, part: "request" | "response"): ValidateFunction {
	const ajv = part === "request" && STAFF_OPERATIONS[operation].method === "GET" ? forQueries : forBodies;
	const validate = ajv.getSchema(`portico:/staff/${operation}.schema.json#/${part}`);
	if (!validate) throw new Error(`schemas/api/staff/${operation}.schema.json has no ${part}.`);
	return validate;
}

/** Whether a query or body is what the operation takes. */
export const isStaffRequest = <O extends StaffOperationName>(
	operation: O,
	value: unknown,
): value is StaffRequestOf<O> => staffValidator(operation, "request")(value) === true;
