/** The facts that blocks can be bound to, as the server lists them (includes/program/fact-binding.php); used by facts-source/. */

/** A fact that cards and blocks can show, as the server lists it (includes/program/fact-binding.php). */
export interface ShownFact {
	key: string;
	label: string;
}

declare global {
	interface Window {
		programsFilterFacts?: ShownFact[];
	}
}

/** All facts that a block can be bound to. The list is in the page of every block editor, perhaps after this script. */
export const bindableFacts = (): ShownFact[] =>
	window.programsFilterFacts ?? [];
