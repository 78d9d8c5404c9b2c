import { parse } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** The wrappers of listings, and their styles. */
const wrappers = async ( ...attributes: Record< string, unknown >[] ) =>
	( await inSandbox< string[] >( 'listings', attributes ) ).map( ( html ) => {
		const block = parse( html ).body.firstElementChild;
		return {
			id: block?.getAttribute( 'id' ),
			classes: [ ...( block?.classList ?? [] ) ].sort(),
			style: ( block?.getAttribute( 'style' ) ?? '' )
				.split( ';' )
				.map( ( one ) => one.trim() )
				.filter( Boolean ),
		};
	} );

it( 'the wrapper has anchor, classes, alignment, and what an editor chose as custom properties, colours of the palette by name; nothing of defaults', async () => {
	const [ plain, own, look ] = await wrappers(
		{},
		{
			anchor: 'mis-programas',
			className: 'una otra',
			align: 'wide',
			minCardWidth: 333,
			style: { spacing: { padding: { top: '10px' } } },
		},
		{
			columnsWide: 3,
			columnsSmall: 1,
			gap: '0',
			cardBackground: 'var:preset|color|accentFive',
			pillText: 'rgb(0 0 0 / 50%)',
			pillRadius: '0.5em',
		}
	);
	expect( plain ).toMatchObject( {
		id: null,
		style: [ '--programas-card-min:280px' ],
	} );
	expect( own ).toEqual( {
		id: 'mis-programas',
		classes: [
			'alignwide',
			'otra',
			'programas',
			'una',
			'wp-block-programs-filter-programas',
		],
		style: expect.arrayContaining( [
			'--programas-card-min:333px',
			'padding-top:10px',
		] ) as unknown,
	} );
	expect( look?.style ).toEqual( [
		'--programas-card-min:280px',
		'--programas-columns-wide:3',
		'--programas-columns-small:1',
		'--programas-gap:0',
		'--programas-card-background:var(--wp--preset--color--accent-five)',
		'--programas-pill-text:rgb(0 0 0 / 50%)',
		'--programas-pill-radius:0.5em',
		'--programas-card-text:oklch(from var(--wp--preset--color--accent-five) clamp(0, (0.62 - l) * 1000, 1) 0 0)',
	] );
} );

it( 'pills are written on in black or white, unless something shines through', async () => {
	const OPAQUE = [ '#503aa8', 'rgb(80 58 168)', 'hsl(252, 49%, 44%)' ];
	const COLORS = [
		...OPAQUE,
		'#503aa880',
		'#503a',
		'rgba(80, 58, 168, .5)',
		'rgb(80, 58, 168, .5)',
		'hsl(252 49% 44% / 50%)',
	];
	const all = await wrappers(
		...COLORS.map( ( pillBackground ) => ( { pillBackground } ) )
	);
	expect(
		COLORS.filter( ( color, index ) =>
			all[ index ]?.style.includes(
				`--programas-pill-text:oklch(from ${ color } clamp(0, (0.62 - l) * 1000, 1) 0 0)`
			)
		)
	).toEqual( OPAQUE );
} );
