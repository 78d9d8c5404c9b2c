import { missingLabels } from './missing';
import type { Settings, Texts } from './settings';

const settings = {
	groups: [
		{
			fields: 'sessions place online_url price'
				.split( ' ' )
				.map( ( fact ) => ( { fact, key: fact, label: fact } ) ),
		},
	],
} as unknown as Settings;

it.each< [ string, Texts, number | undefined, string ] >( [
	[ 'nothing yet', {}, 0, 'sessions place price Image' ],
	[ 'some', { place: 'Sala 7' }, 5, 'sessions price' ],
	[ 'a link', { online_url: 'https://meet.example' }, 5, 'sessions price' ],
	[ 'sessions', { sessions: '2027-10-05' }, 5, 'place price' ],
	[ 'that it is free', { price: '0 €' }, 5, 'sessions place' ],
	[ 'no room for a picture', {}, undefined, 'sessions place price' ],
] )( 'a program with %s', ( _, texts, picture, missing ) => {
	expect( missingLabels( settings, texts, picture ) ).toEqual(
		missing.split( ' ' )
	);
} );
