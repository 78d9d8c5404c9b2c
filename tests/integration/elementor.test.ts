import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
	type RunningWordPress,
	startWordPress,
} from '../../tools/shared/playground/index.ts';
import { announcedSite } from '../announced-site.ts';
import { callsTo, TESTS_MOUNT } from '../call.ts';
import { filesOfTest, inSandbox, onSite } from './wordpress.ts';

const ELEMENTOR = join( process.env.COMPAT_DIR ?? '', 'plugins', 'elementor' );

interface Lists {
	block: string[];
	controls: Record< string, { label: string; type: string } >;
	sections: string[];
}

interface Read {
	attributes: Record< string, unknown >;
	written: Record< string, unknown >;
	shortcode: string;
}

jest.setTimeout( 180_000 );

test( 'without Elementor nothing of its module is loaded', async () => {
	expect( await onSite( 'loaded' ) ).toEqual( [] );
} );

test( 'the widget has a control for each attribute of the block, in one place', async () => {
	const { block, controls, sections } = await inSandbox< Lists >( 'lists' );
	// The order is part of what it is ordered by.
	const own = block.filter(
		( name ) =>
			! [
				'order',
				'lock',
				'metadata',
				'style',
				'className',
				'align',
			].includes( name ) &&
			! /^(background|text|border)Color$|^gradient$|^font(Size|Family)$/.test(
				name
			)
	);

	expect( own.length ).toBeGreaterThan( 40 );
	expect( Object.keys( controls ).sort() ).toEqual( own.sort() );
	expect( [ ...sections ].sort() ).toEqual( own.sort() );
} );

test( 'what is chosen in the panel becomes attributes, and the shortcode of the same listing', async () => {
	const { attributes, written } = await inSandbox< Read >( 'read', {
		categories: [ 'musica', 'arte' ],
		limit: 6,
		orderBy: 'title/desc',
		showFilter: 'yes',
		showImage: '',
		allLabel: 'Todo "[y] más" <b>',
		gap: { unit: 'rem', size: 2 },
		cardText: '#123456',
		style: 'rows',
	} );

	expect( attributes ).toEqual( {
		categories: [ 'musica', 'arte' ],
		limit: 6,
		orderBy: 'title',
		order: 'desc',
		showImage: false,
		allLabel: 'Todo "[y] más" <b>',
		gap: '2rem',
		cardText: '#123456',
		className: 'is-style-rows',
	} );
	expect( written ).toEqual( attributes );
} );

test( 'what does not fit the block’s schema is left out', async () => {
	const { attributes, shortcode } = await inSandbox< Read >( 'read', {
		minCardWidth: 5,
		limit: 'muchos',
		when: 'nunca',
		gap: { unit: 'px;}', size: '1' },
		cardText: 'red;}</style>',
		categories: 'arte',
		style: 'otro',
	} );

	expect( attributes ).toEqual( {} );
	expect( shortcode ).toBe( '[programas]' );
} );

describe( 'with Elementor', () => {
	const here = existsSync( join( ELEMENTOR, 'elementor.php' ) );
	let site: RunningWordPress | undefined;

	beforeAll( async () => {
		if ( here ) {
			const { version, php } = announcedSite();
			site = await startWordPress( {
				version,
				php,
				workers: 1,
				mounts: [
					TESTS_MOUNT,
					{
						hostPath: ELEMENTOR,
						vfsPath: '/wordpress/wp-content/plugins/elementor',
					},
				],
			} );
			await callsTo( site, filesOfTest )( 'activate' );
		}
	} );

	afterAll( () => site?.stop() );

	const listingOf = async ( path: string ): Promise< string > => {
		const html = await ( await fetch( `${ site?.url }${ path }` ) ).text();
		const [ listing = '' ] =
			/<div[^>]*class="[^"]*\bprogramas\b[\s\S]*?<\/ul>/.exec( html ) ??
			[];
		// Blocks of a page count their ids.
		return listing
			.replace( /programas-\d+/g, 'programas-N' )
			.replaceAll( path, '/' );
	};

	( here ? test : test.skip )(
		`the widget is the block, is found as a page with a listing, and has its files${
			here ? '' : ' (no plugins/elementor in COMPAT_DIR)'
		}`,
		async () => {
			if ( site === undefined ) {
				throw new Error( 'WordPress did not start.' );
			}
			const pages = await callsTo( site, filesOfTest )(
				'pages',
				{ showPillCounts: 'yes', orderBy: 'title/asc' },
				{ showPillCounts: true, orderBy: 'title' }
			);

			expect( pages ).toEqual( {
				saved: true,
				widget: true,
				tag: true,
				content: '[programas orden="title" contar_categorias="si"]',
				announced: true,
			} );
			const listing = await listingOf( '/con-elementor/' );
			expect( listing ).toContain( 'data-category="arte"' );
			expect( listing ).toBe( await listingOf( '/con-bloque/' ) );
			// The second visit gets what Elementor kept.
			for ( const visit of [ 1, 2 ] ) {
				const html = await (
					await fetch(
						`${ site.url }/con-elementor/?categoria=musica&v=${ visit }`
					)
				).text();
				const [ head = '' ] = html.split( '</head>' );
				expect( head ).toContain( 'blocks/programas/style-index' );
				expect( html ).toContain( 'build/view/index.js' );
				expect( html ).toMatch(
					/data-category="musica"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*data-category="musica"|<button[^>]*is-active[^>]*musica/
				);
			}
		}
	);
} );
