import table from '../../../tests/requested-times.json';
import { criteriaOf } from './matching';

afterEach( () => {
	jest.useRealTimers();
} );

it.each( table.searched as [ string, string, string, string, number ][] )(
	'a program at %j with the words “%s”, where “%s” is searched at %s: %j, as on the server',
	( times, words, typed, now, place ) => {
		jest.useFakeTimers( { now: new Date( `${ now }Z` ) } );
		document.body.innerHTML =
			'<div data-filter="buscar" data-zone="UTC"><input type="search" name="buscar"></div><i></i>';
		const [ control, card ] = [ ...document.body.children ] as [
			HTMLElement,
			HTMLElement,
		];
		Object.assign( control.dataset, {
			times: JSON.stringify( table.said ),
			uncounted: 'los',
		} );
		Object.assign( card.dataset, { cuando: times, buscar: words } );
		const [ , search ] = criteriaOf( [ control ], {
			category: 'all',
			most: 0,
			requested: new Map( [ [ 'buscar', [ typed ] ] ] ),
		} );
		expect( Number( search?.meets( card ) ) ).toBe( place );
	}
);
