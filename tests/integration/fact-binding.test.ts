import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../tools/shared/project-root.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

describe( 'a block that shows a fact', () => {
	let html: Record< string, string >;

	beforeAll( async () => {
		html = await inSandbox< Record< string, string > >( 'facts' );
	} );

	it( 'says it as cards do', () => {
		expect( html.dates ).toContain( '>Del 3 al 28 de marzo de 2020</p>' );
		expect( html.price ).toContain( '>Gratis</p>' );
		expect( html.badge ).toContain( '>Terminado</p>' );
		expect( html.terms ).toContain( '>Artes · Danza &amp; más</p>' );
	} );

	it( 'prints no markup of others, and no shortcode', () => {
		const text = 'Sala A &amp; B &#091;programas&#093;';
		expect( html.place ).toContain( `>${ text }</p>` );
		expect( html.button ).toContain( `>${ text }</a>` );
	} );

	it( 'keeps its own text where the fact does not exist', () => {
		expect( html.unknown ).toContain( '>Texto</p>' );
		expect( html.own ).toMatch( /<p[^>]*><\/p>/ );
	} );

	it( 'says nothing where another plugin empties what is escaped', () => {
		expect( html.emptied ).toBe( '' );
	} );

	it( 'says it of a program to whom has written its password', () => {
		expect( html.opened ).toBe( html.dates );
	} );

	it( 'keeps its picture where its caption is an empty fact', () => {
		expect( html.image ).toContain( 'src="/foto.jpg"' );
	} );

	it( 'is not there where it may not be known, or nothing is known', () => {
		for ( const name of 'absent bare locked hidden draft post'.split(
			' '
		) ) {
			expect( [ name, html[ name ]?.trim() ] ).toEqual( [ name, '' ] );
		}
	} );
} );

it( 'the pattern of a card of blocks is what the page of the demo shows', async () => {
	const page = readFileSync(
		join( projectRoot, 'demo/content/pages/a-medida.blocks' ),
		'utf8'
	);
	expect( page.trim() ).toContain( await inSandbox< string >( 'pattern' ) );
} );
