import { missingLabels } from './missing';
import type { Field, Settings } from './settings';

const field = ( fact: string, kind: string ) =>
	( { fact, key: `pfilter_${ fact }`, kind, label: fact } ) as Field;

const settings = {
	fields: [
		field( 'start', 'moment' ),
		field( 'place', 'text' ),
		field( 'price', 'text' ),
		field( 'prices', 'prices' ),
		field( 'free', 'flag' ),
		// Of another plugin, or of a later version.
		field( 'online', 'flag' ),
	],
	texts: { picture: 'picture' },
} as Settings;

it.each( [
	[ 'nothing yet', {}, {}, 0, 'start place price picture' ],
	[ 'some', { pfilter_place: 'Sala 7' }, {}, 5, 'start price' ],
	[
		'prices by group',
		{ pfilter_prices: 'Niños: 5 €' },
		{},
		5,
		'start place',
	],
	[ 'that it is free', {}, { pfilter_free: true }, 5, 'start place' ],
	[
		'another switch',
		{},
		{ pfilter_free: false, pfilter_online: true },
		5,
		'start place price',
	],
	[ 'no room for a picture', {}, {}, undefined, 'start place price' ],
] )( 'a program with %s', ( _, texts, flags, picture, missing ) => {
	expect( missingLabels( settings, { texts, flags }, picture ) ).toEqual(
		missing.split( ' ' )
	);
} );
