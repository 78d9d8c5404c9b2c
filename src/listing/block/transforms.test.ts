import { keepOwn, transforms } from './transforms';

jest.mock( '@wordpress/blocks', () => ( {
	createBlock: ( name: string, attributes: object ) => ( {
		name,
		attributes,
	} ),
} ) );

const [ toShortcode ] = transforms.to;

const block = ( name: string, attributes: Record< string, object > = {} ) => ( {
	name,
	attributes,
} );

const OURS = 'programs-filter/programas';
const SHORTCODE = 'core/shortcode';
const KEPT = { metadata: { name: 'Cursos', x: 1 }, lock: { move: true } };

it.each( [
	[ OURS, SHORTCODE, KEPT ],
	[ SHORTCODE, OURS, KEPT ],
	[ 'core/group', OURS, {} ],
	[ OURS, 'core/group', {} ],
	[ SHORTCODE, SHORTCODE, {} ],
	[ SHORTCODE, 'core/paragraph', {} ],
] )( 'where %s becomes %s it keeps %j', ( before, after, kept ) => {
	expect(
		keepOwn( block( after ), [ block( before, KEPT ) ], 0 ).attributes
	).toEqual( kept );
} );

test( 'where a block becomes several, what more there is has nothing to keep', () => {
	expect(
		keepOwn( block( OURS ), [ block( SHORTCODE, KEPT ) ], 1 ).attributes
	).toEqual( {} );
} );

it.each< [ Record< string, object >, boolean, string ] >( [
	[ { metadata: { name: 'Cursos' } }, true, 'a name' ],
	[ { metadata: { blockVisibility: false } }, false, 'hidden' ],
	[
		{ metadata: { blockVisibility: { viewport: { mobile: false } } } },
		false,
		'hidden on phones',
	],
	[
		{ metadata: { bindings: { emptyText: { source: 'core/post-meta' } } } },
		false,
		'a text from elsewhere',
	],
	[ { style: { shadow: 'x' } }, false, 'a shadow' ],
] )( 'whether %j can become a shortcode: %s (%s)', ( attributes, can ) => {
	expect( toShortcode?.isMatch( attributes ) ).toBe( can );
} );
