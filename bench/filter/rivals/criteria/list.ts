/**
 * List.js with a function as filter, as its manual says. Its own search finds letters anywhere in a word, so it is not used; nor does
 * it search twice that way.
 */
import { grid } from '../page.ts';
import { type Meets, onAsk } from './page.ts';

declare class List {
	constructor( element: Element, options: object );
	filter( filter: ( item: { elm: Element } ) => boolean ): void;
}

const list = new List( grid().parentElement as Element, {
	listClass: 'programas-grid',
	valueNames: [ { data: [ 'edad', 'cuando', 'gratis', 'buscar' ] } ],
} );
onAsk( ( meets: Meets ) => list.filter( ( { elm } ) => meets( elm ) ) );
