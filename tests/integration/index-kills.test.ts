/**
 * Processes that end while they index. All else is in tests/php/listing/IndexTest.php.
 */
import type { Call } from '../call.ts';
import { wordpress } from './wordpress.ts';

const { onSite, removeContent } = wordpress();

const COUNT = 300;

/** Spans and words are those that it reads anew, and no others. */
const INDEXED = {
	differing: [],
	coming: COUNT,
	ordered: COUNT,
	surplus: [ 0, 0 ],
};

/** Batches that are killed again and again, each time somewhere else. */
async function batchesThatDie(): Promise< number > {
	let deaths = 0;
	for ( let state = ''; state !== 'done' && deaths < 200; ) {
		state = await onSite< string >(
			'batch',
			150 + ( ( deaths * 97 ) % 401 )
		);
		deaths += state === 'died' ? 1 : 0;
	}
	return deaths;
}

afterAll( async () => {
	await removeContent();
	await onSite( 'index_programs' );
} );

it.each< [ string, Call[] ] >( [
	[ 'new ones', [ [ 'write_many', COUNT ] ] ],
	[ 'changed ones', [ [ 'change_all', 1, 'Aula' ] ] ],
	[
		'changed ones that are changed back',
		[
			// Between the old spans of a program and the new ones.
			[ 'change_all', 688, 'Sala' ],
			[ 'change_all', 1, 'Aula' ],
		],
	],
	[ 'all anew, once marked', [ [ 'rebuild', 1 ] ] ],
	[ 'all anew', [ [ 'rebuild', 501 ] ] ],
] )(
	'killed again and again while it indexes %s, the index has all of them in the end',
	async ( _, ways ) => {
		for ( const way of ways ) {
			expect( await onSite( ...way ) ).toBe( 'died' );
		}
		expect( await batchesThatDie() ).toBeGreaterThan( 3 );
		expect( await onSite( 'look' ) ).toEqual( INDEXED );
	}
);
