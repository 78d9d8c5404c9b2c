import type { Combination } from '../shared/combinations.ts';
import { add, type Counts } from './counts.ts';
import { runIntegration } from './integration.ts';
import { inTurns } from './in-turns.ts';
import { aside } from './runner.ts';

/**
 * The integration tests on combinations of WordPress and PHP, each in a Jest and a WordPress of its own.
 *
 * @param combinations Combinations.
 * @param args         For each Jest.
 */
export async function runMatrix(
	combinations: readonly Combination[],
	args: readonly string[]
): Promise< Counts > {
	const counts = await inTurns( combinations, ( combination ) => {
		const name = `WordPress ${ combination.version }, PHP ${ combination.php }`;
		console.log( `${ name } …` );
		return runIntegration( combination, args, aside( name ) );
	} );
	return counts.reduce( add );
}
