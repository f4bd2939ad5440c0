import { Component, type ReactNode } from "react";

type BoundaryProps = {
	/** What stands inside; a change of it is a new chance. */
	of: unknown;
	onError(error: Error): void;
	/** What is shown instead. `retry` renders the children anew. */
	fallback(error: Error, retry: () => void): ReactNode;
	children: ReactNode;
};

type BoundaryState = { error?: Error };

/** Keeps what breaks inside it from breaking what is around it. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
	override state: BoundaryState = {};

	static getDerivedStateFromError(thrown: unknown): BoundaryState {
		return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	}

	override componentDidCatch(error: Error): void {
		this.props.onError(error);
	}

	// Only an error of before the change: one that came with it would be given up to whoever is around, as React has caught it here.
	override componentDidUpdate({ of }: BoundaryProps, { error }: BoundaryState): void {
		if (error && of !== this.props.of) this.retry();
	}

	retry = (): void => this.setState({ error: undefined });

	override render(): ReactNode {
		const { error } = this.state;
		return error ? this.props.fallback(error, this.retry) : this.props.children;
	}
}
