import { useMemo } from "react";
import { type Path, toPointer } from "../../../schemas/rules/pointer.ts";

/** Where a part of a field's value stands. The path stays the same object, as the inputs' hooks need it. */
export function useSubValue(path: Path, name: string) {
	return useMemo(() => {
		const own = [...path, name];
		return { path: own, pointer: toPointer(own) };
	}, [path, name]);
}
