/** Distinct names of categories. */
import { decodeEntities } from '@wordpress/html-entities';
import type { Category } from '../categories';

/** Gives categories with the same name their next candidate. */
function tellApart( candidates: ReadonlyMap< string, string[] > ): void {
	for (;;) {
		const bearers = Map.groupBy(
			candidates.values(),
			( [ name ] ) => name
		);
		const ambiguous = [ ...bearers.values() ]
			.filter( ( { length } ) => length > 1 )
			.flat()
			.filter( ( { length } ) => length > 1 );
		if ( ambiguous.length === 0 ) {
			return;
		}
		ambiguous.forEach( ( names ) => names.shift() );
	}
}

/**
 * Returns a distinct name for each category, with as many ancestors as needed, else with its slug.
 *
 * @param categories All categories.
 * @return Decoded names by slug.
 */
export function namesOf(
	categories: readonly Category[]
): Map< string, string > {
	const byId = new Map( categories.map( ( item ) => [ item.id, item ] ) );
	const candidates = new Map(
		categories.map( ( category ) => {
			const own = decodeEntities( category.name );
			const names = [ own ];
			const seen = new Set( [ category ] );
			let above = '';
			let parent = byId.get( category.parent );
			while ( parent && ! seen.has( parent ) ) {
				seen.add( parent );
				above = [ decodeEntities( parent.name ), above ]
					.filter( Boolean )
					.join( ' › ' );
				names.push( `${ own } (${ above })` );
				parent = byId.get( parent.parent );
			}

			return [ category.slug, names ];
		} )
	);
	tellApart( candidates );
	// Names that are still not distinct.
	candidates.forEach( ( names, slug ) =>
		names.push( `${ names[ 0 ] } (${ slug })` )
	);
	tellApart( candidates );

	return new Map(
		[ ...candidates ].map( ( [ slug, [ name = slug ] ] ) => [ slug, name ] )
	);
}
