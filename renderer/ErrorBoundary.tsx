import { Component, type ReactNode } from "react";

type BoundaryProps = {
	/** What stands inside; a change of it is a new chance. */
	of: unknown;
	onError(error: Error): void;
	/** What is shown instead. `retry` renders the children anew. */
	fallback(error: Error, retry: () => void): ReactNode;
	children: ReactNode;
};

type BoundaryState = { error?: Error; of: unknown };

/** Keeps what breaks inside it from breaking what is around it. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
	override state: BoundaryState = { of: this.props.of };

	static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
		return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	}

	static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
		return of === state.of ? null : { of };
	}

	override componentDidCatch(error: Error): void {
		this.props.onError(error);
	}

	retry = (): void => this.setState({ error: undefined });

	override render(): ReactNode {
		const { error } = this.state;
		return error ? this.props.fallback(error, this.retry) : this.props.children;
	}
}
