import { createLearner, type Learned, type Sample } from "./learn.ts";

/** Some more cases to learn from; or, with none left, how many there were in all. */
export type LearnTask = { samples: readonly Sample[] } | { finish: number };

const learner = createLearner();
let seen = 0;

/** Runs in a worker thread (learning-thread.ts), which ends with one training: what it has counted ends with it. */
export default (task: LearnTask): Learned | null => {
	if ("finish" in task) {
		// A thread that died on the way was replaced by one that knows nothing of before.
		if (seen !== task.finish) throw new Error(`The thread was given ${task.finish} cases and has seen ${seen}.`);
		return learner.finish();
	}
	for (const sample of task.samples) learner.add(sample);
	seen += task.samples.length;
	return null;
};
