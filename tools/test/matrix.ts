import type { Combination } from '../../tests/integration/matrix.ts';
import { add, type Counts } from './counts.ts';
import { runJestAside } from './jest.ts';

/** A WordPress keeps about one core busy. */
const AT_ONCE = 2;

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
	const waiting = [ ...combinations ];
	let total: Counts = { passed: 0, failed: 0, skipped: 0 };
	const work = async (): Promise< void > => {
		for ( let next = waiting.shift(); next; next = waiting.shift() ) {
			const { version, php } = next;
			const name = `WordPress ${ version }, PHP ${ php }`;
			console.log( `${ name } …` );
			const counts = await runJestAside(
				`integration-${ version }-${ php }`,
				name,
				[ '--config', 'tests/integration/jest.config.ts', ...args ],
				{ WP: version, PHP: php }
			);
			total = add( total, counts );
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, work ) );
	return total;
}
