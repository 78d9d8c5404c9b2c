import { missingLabels } from './missing';
import type { Settings, Texts } from './settings';

const settings = {
	groups: [
		{
			fields: 'start sessions place online_url price'
				.split( ' ' )
				.map( ( fact ) => ( { fact, key: fact, label: fact } ) ),
		},
	],
} as unknown as Settings;

it.each< [ string, Texts, number | undefined, string ] >( [
	[ 'nothing yet', {}, 0, 'start place price Image' ],
	[ 'some', { place: 'Sala 7' }, 5, 'start price' ],
	[ 'a link', { online_url: 'https://meet.example' }, 5, 'start price' ],
	[ 'sessions', { sessions: '2027-10-05' }, 5, 'place price' ],
	[ 'that it is free', { price: '0 €' }, 5, 'start place' ],
	[ 'no room for a picture', {}, undefined, 'start place price' ],
] )( 'a program with %s', ( _, texts, picture, missing ) => {
	expect( missingLabels( settings, texts, picture ) ).toEqual(
		missing.split( ' ' )
	);
} );
