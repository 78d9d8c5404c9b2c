import { ready } from '../../e2e/listing/listing.ts';
import { flawsIn } from '../checks/look.ts';
import { expect, test } from '../test.ts';

/** What the check has to say of a theme's careless styles. */
const CARELESS = {
	'the chosen pill cannot be read':
		'.programas-pill.is-active, .programas-pill.is-active * { color: #888 !important; -webkit-text-fill-color: #888 !important; background: #999 !important }',
	'the other pill cannot be read':
		'.programas-pill:not(.is-active), .programas-pill:not(.is-active) * { color: #ccc !important; -webkit-text-fill-color: #ccc !important; background: #fff !important }',
	'the other pill is not round':
		'.programas-pill { border-radius: 3px !important }',
	'the chosen pill has a shadow':
		'.programas-pill { box-shadow: 0 2px 4px #000 !important }',
	'the other pill shouts':
		'.programas-pill { text-transform: uppercase !important }',
	'the title a of a card cannot be read':
		'.programas-card__title a { color: #ddd !important }',
	'the excerpt of a card cannot be read':
		'.programas-card__excerpt { color: #ccc !important }',
	'a pill is too narrow for its label':
		'.programas-pill { inline-size: 40px !important; min-inline-size: 0 !important; white-space: nowrap !important }',
	'a pill is wider than the listing':
		'.programas-pill { min-inline-size: 2000px !important; max-inline-size: none !important; flex-shrink: 0 !important }',
	'a pill is too low for a finger':
		'.programas-pill { min-block-size: 0 !important; block-size: 30px !important; padding-block: 0 !important }',
	'a pill is too high': '.programas-pill { block-size: 90px !important }',
	'the label of a pill touches its end':
		'.programas-pill { padding-inline: 2px !important }',
	'cards stand in one column':
		'.programas-grid { grid-template-columns: 1fr !important }',
	'a card is too narrow':
		'.programas-grid { grid-template-columns: repeat(8, 1fr) !important }',
	'cards are of several widths':
		'.programas-grid { grid-template-columns: 2fr 1fr !important }',
	'a picture does not fill its place':
		'.programas-card__picture img:not(#as#strong#as-ours) { inline-size: 50% !important }',
	'the listing is cut off at the side':
		'.programas { inline-size: 3000px !important; max-inline-size: none !important }',
};

test( 'the check of the shape finds nothing where nothing is wrong, and each careless style of a theme', async ( {
	page,
	path,
} ) => {
	await page.goto( path );
	await ready( page );
	expect( await flawsIn( page, 1366 ) ).toEqual( [] );
	for ( const [ flaw, css ] of Object.entries( CARELESS ) ) {
		const style = await page.addStyleTag( { content: css } );
		expect.soft( await flawsIn( page, 1366 ), css ).toContain( flaw );
		await style.evaluate( ( element ) => ( element as Element ).remove() );
	}
	expect( await flawsIn( page, 1366 ) ).toEqual( [] );
} );
