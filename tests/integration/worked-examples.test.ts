/**
 * The code in the documentation, as it stands there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, read, textsOf } from './listing.ts';
import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

/** PHP in a file of the repository, in its order, without `<?php` in front. */
const codeIn = ( file: string ): string[] =>
	[
		...readFileSync( join( __dirname, '../..', file ), 'utf8' ).matchAll(
			/^```php\n(?:<\?php\n)?(.*?)^```/gms
		),
	].map( ( [ , code = '' ] ) => code );

const [ , builder = '', theme = '', card = '' ] = codeIn( 'docs/reference.md' );
const [ criterion = '' ] = codeIn( 'CONTRIBUTING.md' );

describe( 'the worked example of', () => {
	it( 'a page builder renders what the block does, has its controls, loads its scripts, and tells page caches of its pages', async () => {
		const { own, block, controls, loads, pages } = await inSandbox< {
			own: string;
			block: string;
			controls: Record< string, unknown >;
			loads: string[][];
			pages: string[];
		} >( 'page_builder', builder );
		expect( read( own ).visible ).toEqual( [ 'Acuarela' ] );
		// Each listing of a request has a number.
		expect( own.replaceAll( 'programas-2', 'programas-1' ) ).toBe( block );
		expect( controls ).toMatchObject( {
			orderBy: { control: 'select' },
			showFilter: { control: 'checkbox', default: true },
			allLabel: { control: 'text', default: '' },
		} );
		expect( loads[ 0 ] ).toEqual( [ 'index.js' ] );
		expect( loads[ 1 ] ).toContain( 'view.js' );
		expect( pages ).toEqual( [ 'con-bloque', 'construida', 'coro' ] );
	} );

	it( 'a theme’s card shows what the theme knows, and a change of it is a change of listings', async () => {
		const { html, times } = await inSandbox< {
			html: string;
			times: number;
		} >( 'theme_card', theme, card );
		const found = parse( html ).querySelector( '.programas-card' );
		expect( found?.querySelector( '.my-theme-room' )?.textContent ).toBe(
			'Aula <2>'
		);
		expect( read( html ).visible ).toEqual( [ 'Acuarela' ] );
		expect(
			textsOf( parse( html ), 'h3 > a.programas-card__link' )
		).toEqual( [ 'Acuarela' ] );
		expect( times ).toBe( 1 );
	} );

	it( 'a criterion filters by a language', async () => {
		const [ all = '', catalan = '' ] = await inSandbox< string[] >(
			'own_criterion',
			criterion
		);
		expect(
			parse( all ).querySelector( '.programas' )?.textContent
		).toMatch( /Idioma.*Español.*Catalán/s );
		expect( read( all ).visible ).toEqual( [ 'Acuarela', 'Coro' ] );
		expect( read( catalan ).visible ).toEqual( [ 'Coro' ] );
	} );
} );
