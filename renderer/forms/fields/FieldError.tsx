import { fieldClasses } from "../classes.ts";

/** The error of a value. It is read with its input, by the input's aria-describedby. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
	if (message === undefined) return null;
	return (
		<p className={fieldClasses.error} id={id}>
			<i className="layui-icon layui-icon-error" aria-hidden="true" /> {message}
		</p>
	);
}
