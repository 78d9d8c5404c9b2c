import type { Combination } from '../shared/combinations.ts';
import type { Counts } from './counts.ts';
import { runJest } from './jest.ts';
import type { Runner } from './runner.ts';

/**
 * The integration tests on one WordPress and PHP.
 *
 * @param args For Jest.
 * @param run  Runs it.
 */
export const runIntegration = (
	combination: Combination,
	args: readonly string[],
	run: Runner
): Promise< Counts > =>
	runJest(
		`integration-${ combination.version }-${ combination.php }`,
		[ '--config', 'tests/integration/jest.config.ts', ...args ],
		run,
		{ WP: combination.version, PHP: combination.php }
	);
