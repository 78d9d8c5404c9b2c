/**
 * The editor's preview shows what the page shows.
 */
import fc from 'fast-check';

import type { Attributes } from '../../src/listing/block/attributes.ts';
import metadata from '../../src/listing/block/block.json' with { type: 'json' };
import { settled } from '../../src/listing/block/cards-elsewhere.ts';
import { parse, textsOf } from './listing.ts';
import { NASTY } from './nasty-programs.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Both {
	page: string;
	preview: {
		around: string;
		cards: string;
		counts: Record< string, number >;
		initial: string;
	};
}

const CARD = 'li.programas-card';

/** Attributes that are the page's business, not the editor's: IDs are given anew, and what the block supports is the editor's. */
const withoutIds = ( html: string ): string =>
	html.replace( /programas-\d+/g, 'programas-N' );

/** What people see, and the markup in which they see it. */
function seen( root: Document ) {
	const cards = [ ...root.querySelectorAll( CARD ) ].map(
		( card ) => card.outerHTML
	);
	root.querySelectorAll( CARD ).forEach( ( card ) => card.remove() );
	root.querySelectorAll( '.programas' ).forEach( ( wrapper ) => {
		wrapper.removeAttribute( 'class' );
		wrapper.removeAttribute( 'id' );
	} );

	return {
		cards,
		pills: textsOf( root, '[data-category]' ),
		around: withoutIds( root.body.innerHTML ).replace( /\s+/g, ' ' ),
	};
}

/** What the editor asks with: a filter without cards, which no block of ours has on its page, asks for all programs. */
function asked( given: Record< string, unknown > ): Attributes {
	const attributes = Object.fromEntries(
		Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
			name,
			'default' in schema ? schema.default : undefined,
		] )
	);

	return settled( { ...attributes, ...given } as Attributes, [] );
}

/** Both sides, to be compared. */
function sides( { page, preview }: Both ) {
	const root = parse( preview.around );
	const grid = root.querySelector( '.programas-grid' );
	if ( grid ) {
		grid.insertAdjacentHTML( 'beforeend', preview.cards );
	}

	return { page: seen( parse( page ) ), preview: seen( root ) };
}

const SLUGS = [ 'artes', 'musica', 'familia', 'deportes' ];

const FILTERS = [
	'categoria',
	'cuando',
	'gratis',
	'plazas',
	'buscar',
	'edad',
	'de-un-plugin',
];

const programs = fc.array(
	fc
		.record( {
			title: fc.constantFrom(
				'Coro',
				'Acuarela',
				'Ñandú [x]',
				'<b>A</b> & "B"',
				''
			),
			categories: fc.subarray( SLUGS ),
			picture: fc.boolean(),
			ages: fc.subarray( [ 'adultos', 'Niñas & niños' ] ),
			facts: fc.record(
				{
					start: fc.constantFrom( '1997-01-01', '2197-01-01T18:00' ),
					end: fc.constantFrom( '1997-02-01', '2197-06-01' ),
					free: fc.constant( '1' ),
					signup_state: fc.constantFrom(
						'full',
						'waiting',
						'closed'
					),
				},
				{ requiredKeys: [] }
			),
			fields: fc.record( {
				post_excerpt: fc.constantFrom( '', 'Un «extracto» -- así' ),
				post_content: fc.constantFrom( '', '<p>Un texto</p>' ),
				post_password: fc.constantFrom( '', '', '', 'clave' ),
				post_status: fc.constantFrom(
					'publish',
					'publish',
					'publish',
					'draft'
				),
				menu_order: fc.nat( 3 ),
			} ),
		} )
		// WordPress takes no post without anything.
		.filter( ( { title, fields } ) =>
			[ title, fields.post_excerpt, fields.post_content ].some( Boolean )
		),
	{ minLength: 0, maxLength: 8 }
);

const attributes = fc.record(
	{
		categories: fc.array(
			fc.constantFrom(
				...SLUGS,
				'musica-antes',
				'Niñez & familia',
				'borrada'
			),
			{ maxLength: 3 }
		),
		showOthers: fc.boolean(),
		columnsWide: fc.integer( { min: 0, max: 7 } ),
		columnsSmall: fc.nat( 2 ),
		cardBackground: fc.constantFrom( '', '#eee', 'rgb(1 2 3)', 'url(x)' ),
		pillRadius: fc.constantFrom( '', '4px', '4 px' ),
		limit: fc.nat( 4 ),
		perPage: fc.nat( 4 ),
		filters: fc.shuffledSubarray( FILTERS ),
		filterControl: fc.constantFrom( 'select', 'pills', 'otro' ),
		multiple: fc.boolean(),
		stickyFilter: fc.boolean(),
		orderBy: fc.constantFrom( 'manual', 'title', 'date', 'al azar' ),
		order: fc.constantFrom( 'asc', 'desc' ),
		minCardWidth: fc.constantFrom( 120, 280, 400, 5 ),
		showFilter: fc.boolean(),
		showGrid: fc.boolean(),
		target: fc.constantFrom( '', '#otra', 'a"b' ),
		allLabel: fc.constantFrom( '', 'Todo "eso"', '<i>' ),
		initialCategory: fc.constantFrom(
			'',
			...SLUGS,
			'musica-antes',
			'borrada'
		),
		showImage: fc.boolean(),
		showExcerpt: fc.boolean(),
		showCategories: fc.boolean(),
		showPillCounts: fc.boolean(),
		showCount: fc.boolean(),
		headingLevel: fc.integer( { min: 1, max: 6 } ),
		emptyText: fc.constantFrom( '', 'Nada -- aún' ),
	},
	{ requiredKeys: [] }
);

const RUNS = 12;
const LISTINGS = 20;
const SEED = 20_261_122;

describe( 'the preview has the cards, pills, counts and texts of the page', () => {
	const runs = fc.sample(
		fc.tuple(
			programs,
			fc.array( attributes, { minLength: LISTINGS, maxLength: LISTINGS } )
		),
		{ numRuns: RUNS, seed: SEED }
	);

	it.each( runs.map( ( run, index ) => [ index + 1, ...run ] as const ) )(
		`of any programs, with any attributes: ${ LISTINGS } listings, %#`,
		async ( _, written, given ) => {
			const listings = await inSandbox< Both[] >(
				'many',
				written,
				given,
				given.map( asked )
			);
			expect( listings ).toHaveLength( LISTINGS );
			for ( const [ index, both ] of listings.entries() ) {
				const { page, preview } = sides( both );
				expect( { ...preview, given: given[ index ] } ).toEqual( {
					...page,
					given: given[ index ],
				} );
			}
		}
	);

	it( 'of programs that break a careless card, and of a site that uses our hooks and templates', async () => {
		const all =
			await inSandbox< Record< string, Both[] > >( 'nasty_and_hooked' );
		expect( Object.keys( all ) ).toEqual(
			expect.arrayContaining( [
				...NASTY,
				'programs_filter_query_args',
				'programs_filter_template: grid',
			] )
		);
		for ( const [ name, listings ] of Object.entries( all ) ) {
			for ( const both of listings ) {
				const { page, preview } = sides( both );
				expect( page.cards.length ).toBeGreaterThan( 0 );
				expect( { name, ...preview } ).toEqual( { name, ...page } );
			}
		}
	} );

	it( 'of filters that only programs beyond the first slice have anything to say about, and of a category with which the page opens', async () => {
		const given = [
			{ filters: FILTERS, showPillCounts: true },
			{ filters: FILTERS, filterControl: 'pills' },
			{ filters: [ 'gratis' ] },
			{ filters: [ 'edad', 'categoria' ], multiple: true, perPage: 3 },
			{ filters: [ 'cuando', 'plazas' ], showGrid: false },
			{ multiple: true, initialCategory: 'artes' },
		];
		const listings = await inSandbox< Both[] >(
			'beyond_first_slice',
			given
		);
		for ( const both of listings ) {
			const { page, preview } = sides( both );
			expect( page.around ).toContain( 'data-filter' );
			expect( preview.around ).toBe( page.around );
			expect( preview.cards ).toHaveLength( page.cards.length );
		}
		const last = listings.at( -1 )?.preview;
		expect( last?.initial ).toBe( 'artes' );
		expect( last?.around ).toContain( 'value="artes" checked' );
	} );

	it( 'in each order, over several pages', async () => {
		const orders = [ 'manual', 'title', 'date' ].flatMap( ( orderBy ) =>
			[ 'asc', 'desc' ].map( ( order ) => ( { orderBy, order } ) )
		);
		for ( const both of await inSandbox< Both[] >( 'in_pages', orders ) ) {
			const { page, preview } = sides( both );
			expect( page.cards ).toHaveLength( 12 );
			expect( preview.cards ).toEqual( page.cards );
		}
	} );
} );
