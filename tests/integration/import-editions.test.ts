import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Imported {
	/** What the reports of the dry run and of the import say of the rows. */
	before: string[];
	said: string[];
	actions: string[];
	/** Whether the page says it, before and after. */
	page: boolean;
}

const LEFT_OUT =
	'No se importa, por ser de la vez anterior: Celebración, Aviso, Fecha anterior, Inscripción, Plazas libres, Orden, Estado, Fecha de publicación, Slug.';
/** Of a program in which nothing was changed. */
const LESS_LEFT_OUT =
	'No se importa, por ser de la vez anterior: Inscripción, Orden, Estado, Fecha de publicación, Slug.';
const SAID = [
	`Nueva edición de «Ceramica», como borrador. ${ LEFT_OUT }`,
	`Nueva edición de «Teatro», como borrador. ${ LEFT_OUT }`,
	`Nueva edición de «Danza», como borrador. ${ LESS_LEFT_OUT }`,
	'',
];

describe( 'last season’s sheet, with other days and without IDs', () => {
	interface Season {
		first: Imported;
		after: string[];
		again: Imported;
		same: boolean;
	}
	let season: Season;

	beforeAll( async () => {
		season = await inSandbox( 'next_season' );
	} );

	it( 'comes in as drafts at the end of the order, without what was about the last time', () => {
		expect( season.after ).toEqual( [
			'Ceramica publish 3 ceramica Sala 2 fullonlineHoy, por internet.02024',
			'Teatro publish 4 teatro Sala 2 closedonlineHoy, por internet.02024',
			'Charla publish 5 charla  full2024',
			'Danza publish 6 danza  full2024',
			'Ceramica draft 7  Sala 2',
			'Teatro dos draft 8  Sala 2',
			'Danza draft 9',
			// Another one of several, not a next edition.
			'Charla publish 5 charla-2  full2024',
		] );
	} );

	it( 'says so on the page and in the report, before and after', () => {
		expect( season.first ).toMatchObject( {
			before: SAID,
			said: SAID,
			page: true,
		} );
	} );

	it( 'changes nothing when it is imported again', () => {
		expect( season.again.actions ).toEqual( [
			'Sin cambios',
			'Sin cambios',
			'Sin cambios',
			'Sin cambios',
		] );
		expect( season.same ).toBe( true );
	} );
} );

it( 'rows of former years are published as they say, and rows with an ID change their program', async () => {
	const seen = await inSandbox< {
		older: Imported;
		by_id: Imported;
		programs: string[];
	} >( 'as_before' );
	expect( [ ...seen.older.said, seen.older.page ] ).toEqual( [ '', false ] );
	expect( seen.by_id.actions ).toEqual( [ 'Cambiado' ] );
	expect( seen.programs ).toEqual( [
		'Cerámica publish 3 ceramica Sala 2 fullonlineHoy, por internet.02024',
		'Cerámica publish 3 ceramica-2 Sala 2 fullonlineHoy, por internet.02024',
	] );
} );

it( 'a sheet without a status has the one that its user chooses for new programs, and one whose status or date cannot be read makes drafts', async () => {
	expect( await inSandbox( 'own_sheet' ) ).toMatchObject( {
		said: [ 'Nueva edición de «Cerámica».', '' ],
	} );
	for ( const column of [
		[ 'Estado', 'borador', 'publicado' ],
		[ 'Fecha de publicación', 'ayer', '' ],
	] ) {
		expect( await inSandbox( 'own_sheet', ...column ) ).toMatchObject( {
			said: [ 'Nueva edición de «Cerámica», como borrador.', '' ],
		} );
	}
} );
