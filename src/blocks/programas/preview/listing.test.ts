import type { Category, Program } from '../../../api/programs';
import type { Attributes } from '../attributes';
import metadata from '../block.json';
import { inTreeOrder } from './category-tree';
import { likelyLabels, listingOf } from './listing';

const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
		name,
		'default' in schema ? schema.default : undefined,
	] )
) as unknown as Attributes;

const category = (
	id: number,
	slug: string,
	name: string,
	parent: number,
	oldSlugs: string[] = []
): Category => ( {
	id,
	slug,
	name,
	parent,
	programs_filter_old_slugs: oldSlugs,
} );

const CATEGORIES: Category[] = [
	category( 1, 'arte', 'Arte', 0 ),
	category( 4, 'musica', 'Música', 0, [ 'solfeo', 'coros' ] ),
	category( 2, 'pintura', 'Pintura', 1 ),
	category( 5, 'vacia', 'Vacía', 0, [ 'arte' ] ),
];

const program = ( id: number, ...slugs: string[] ): Program => ( {
	id,
	programs_filter_card: {
		title: `P${ id }`,
		url: '',
		slugs,
		categories: [],
		excerpt: '',
		picture: null,
		html: null,
	},
} );

const PROGRAMS = [
	program( 1, 'pintura', 'arte' ),
	program( 2, 'musica' ),
	program( 3, 'arte', 'musica' ),
	program( 4 ),
];

const listing = ( changes: Partial< Attributes > ) => {
	const { programs, pills, initial } = listingOf( PROGRAMS, CATEGORIES, {
		...defaults,
		...changes,
	} );
	return {
		programs: programs.map( ( { id } ) => id ),
		pills: pills.map( ( { label, count } ) => `${ label } ${ count }` ),
		initial,
	};
};

it( 'has all programs, and a pill for each category with programs, as the tree reads', () => {
	expect( listing( {} ) ).toEqual( {
		programs: [ 1, 2, 3, 4 ],
		pills: [ 'All 4', 'Arte 2', 'Pintura 1', 'Música 2' ],
		initial: 'all',
	} );
} );

it( 'chosen categories limit the programs and give the pills their order', () => {
	expect(
		listing( { categories: [ 'musica', 'arte', 'nada' ] } )
	).toMatchObject( {
		programs: [ 1, 2, 3 ],
		pills: [ 'All 3', 'Música 2', 'Arte 2' ],
	} );
} );

it( 'a category written by its name is understood, and is there once', () => {
	expect( listing( { categories: [ 'Música', 'musica' ] } ).pills ).toEqual( [
		'All 2',
		'Música 2',
	] );
} );

it( 'a category is found by a slug from before it was renamed, unless another has that slug today', () => {
	expect(
		listing( {
			categories: [ 'coros', 'musica', 'arte' ],
			initialCategory: 'solfeo',
		} )
	).toEqual( {
		programs: [ 1, 2, 3 ],
		pills: [ 'All 3', 'Música 2', 'Arte 2' ],
		initial: 'musica',
	} );
} );

it( 'categories that do not exist give nothing, not everything', () => {
	expect( listing( { categories: [ 'nada' ] } ) ).toMatchObject( {
		programs: [],
		pills: [ 'All 0' ],
	} );
} );

it( 'the limit counts after the choice of categories', () => {
	expect( listing( { categories: [ 'musica' ], limit: 1 } ) ).toMatchObject( {
		programs: [ 2 ],
		pills: [ 'All 1', 'Música 1' ],
	} );
} );

it( 'the label of "all" may be another; white space is none', () => {
	expect( listing( { allLabel: 'Todo' } ).pills[ 0 ] ).toBe( 'Todo 4' );
	expect( listing( { allLabel: '  ' } ).pills[ 0 ] ).toBe( 'All 4' );
} );

it.each( [
	[ 'a category that has a pill', { initialCategory: 'arte' }, 'arte' ],
	[ 'not one without programs', { initialCategory: 'vacia' }, 'all' ],
	[
		'not one that was not chosen',
		{ initialCategory: 'arte', categories: [ 'musica' ] },
		'all',
	],
	[
		'without a filter, any that a program has',
		{
			initialCategory: 'arte',
			categories: [ 'musica' ],
			showFilter: false,
		},
		'arte',
	],
] )( 'opens with %s', ( _, attributes, initial ) => {
	expect( listing( attributes ).initial ).toBe( initial );
} );

it( 'the tree holds each category once, also those whose parents form a loop or are gone', () => {
	const categories = [
		...CATEGORIES,
		category( 7, 'a', 'A', 8 ),
		category( 8, 'b', 'B', 7 ),
		category( 9, 'c', 'C', 99 ),
	];
	expect( inTreeOrder( categories ).map( ( { slug } ) => slug ) ).toEqual( [
		'arte',
		'pintura',
		'musica',
		'vacia',
		'c',
		'a',
		'b',
	] );
} );

it( 'the labels of the pills are known before the programs', () => {
	expect(
		likelyLabels( CATEGORIES, { ...defaults, categories: [ 'musica' ] } )
	).toEqual( [ 'All', 'Música' ] );
} );
