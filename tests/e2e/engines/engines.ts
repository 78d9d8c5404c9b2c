import { findPrograms } from '../../../tools/shared/engines/programs.ts';
import { visitWithFirefox } from './firefox.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';
import { visitWithWebKit } from './webkit.ts';

/** How to come with a browser. */
export type Arrive = ( options: VisitorOptions ) => Promise< Visitor >;

/**
 * The engines, each with its browser on this machine.
 *
 * @return By name; a sentence where one cannot be had.
 */
export async function findEngines(): Promise<
	Record< 'firefox' | 'webkit', Arrive | string >
> {
	const firefox = await findPrograms( 'firefox' );
	const webkit = await findPrograms( 'webkit' );

	return {
		firefox:
			typeof firefox === 'string'
				? firefox
				: ( options ) => visitWithFirefox( firefox, options ),
		webkit:
			typeof webkit === 'string'
				? webkit
				: ( options ) => visitWithWebKit( webkit, options ),
	};
}
