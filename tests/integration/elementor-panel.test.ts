import { wordpress } from './wordpress.ts';

const { inSandbox } = wordpress();

interface Control {
	type: string;
	condition?: Record< string, string >;
	options?: Record< string, string >;
}

interface Lists {
	block: string[];
	controls: Record< string, Control >;
	sections: string[];
	enums: Record< string, string[] >;
	styles: Record< string, string >;
	asked: number;
}

interface Read {
	attributes: Record< string, unknown >;
	written: Record< string, unknown >;
	shortcode: string;
}

describe( 'the controls of the widget', () => {
	let lists: Lists;

	beforeAll( async () => {
		lists = await inSandbox< Lists >( 'lists' );
	} );

	test( 'are one for each attribute of the block, in one place, and ask once by what visitors can filter', () => {
		const { block, controls, sections, asked } = lists;
		// The order is part of what it is ordered by.
		const own = block.filter(
			( name ) =>
				! /^(order|lock|metadata|style|className|align|gradient)$|^(background|text|border)Color$|^font(Size|Family)$/.test(
					name
				)
		);
		expect( own ).toContain( 'activePillText' );
		expect( Object.keys( controls ).sort() ).toEqual( own.sort() );
		expect( [ ...sections ].sort() ).toEqual( [ ...own, 'order' ].sort() );
		expect( asked ).toBe( 1 );
	} );

	test( 'offer what the block’s schema allows', () => {
		const { controls, enums, styles } = lists;
		const choices = ( name: string ) =>
			Object.keys( controls[ name ]?.options ?? {} ).sort();
		const { order = [], orderBy = [], ...others } = enums;
		expect( Object.keys( others ) ).toContain( 'when' );
		const offered = Object.keys( others ).map( ( name ) => [
			name,
			choices( name ),
		] );
		expect( offered ).toEqual(
			Object.entries( others ).map( ( [ name, values ] ) => [
				name,
				[ ...values ].sort(),
			] )
		);
		const orders = orderBy.flatMap( ( by ) =>
			order.map( ( to ) => `${ by }/${ to }` )
		);
		expect( choices( 'orderBy' ) ).toEqual( orders.sort() );
		expect( styles ).toEqual( {
			'': 'Tarjetas',
			plain: 'Sin marco',
			rows: 'Filas',
			compact: 'Filas en el móvil',
		} );
	} );

	test( 'are shown where there is something to say', () => {
		const type = 'programas-choice';
		const condition = { showFilter: 'yes' };
		expect( lists.controls ).toMatchObject( {
			filterControl: { condition },
			multiple: { condition },
			target: { condition: { ...condition, showGrid: '' } },
			limit: { condition: { showGrid: 'yes' } },
			allLabel: { condition: { ...condition, multiple: '' } },
			categories: { type },
			filters: { type },
			facts: { type },
		} );
		expect( lists.controls.filters ).not.toHaveProperty( 'condition' );
	} );
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

	// PHP has one kind of empty array.
	expect( attributes ).toEqual( [] );
	expect( shortcode ).toBe( '[programas]' );
} );
