/** What a drag needs of its library, in a script of its own: nobody waits for it before a form can be changed. */
export { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
export {
	draggable,
	dropTargetForElements,
	type ElementEventBasePayload,
	monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
export { attachInstruction, extractInstruction } from "@atlaskit/pragmatic-drag-and-drop-hitbox/list-item";
