/**
 * Cards of a large grid, which come from the server: the page of another address has those of another choice, as everywhere (includes/listing). Loaded
 * with the first choice in such a grid, and where the address has a query string. choice.ts shows what is exchanged here.
 */
import { queryValues } from './address';
import { DAY, DIVIDER } from './days';
import { BLOCK, CARD, cardsOf } from './markup';
import type { FilterSource } from './result';

/** What the server found for a grid (src/listing/criteria/found.ts), and the values of which parameters it was asked for. */
export const FOUND = 'data-found';

/** A card of a former answer. It leaves, and is removed with the next exchange. */
export const GONE = 'data-gone';

/** Around the link "Show more". */
const MORE = '.programas-more';

/** A card that does not say its next day. */
const OTHER = 'is-other-day';

/** Milliseconds after which a quiet sign says that the server is being asked. */
const PATIENCE_MS = 200;

/** Milliseconds for which typing has to pause. */
const TYPING_MS = 250;

/** Milliseconds after which a server does not answer. */
const HANGING_MS = 20_000;

/** How many answers are kept, for Back. */
const MOST_KEPT = 20;

const kept = new Map< string, string >();
const requests = new WeakMap< Element, AbortController >();

/** The program of a card. */
const idOf = ( card: Element ): string | null => card.getAttribute( 'data-id' );

/** Whether a grid has what the server found for a query. A cache may ignore the query string, and a login wall has no grid. */
function isAnswer( grid: Element, query: string ): boolean {
	const { asked } = JSON.parse( grid.getAttribute( FOUND ) ?? '{}' ) as {
		asked?: Record< string, string[] >;
	};

	return (
		!! asked &&
		Object.entries( asked ).every(
			( [ name, values ] ) =>
				queryValues( query, name ).join() === values.join()
		)
	);
}

/** Asks the server for a page, '' for none; for Back, the one that was there is good enough. */
async function getPage(
	address: string,
	signal: AbortSignal,
	source: FilterSource | null
): Promise< string > {
	const isStep = source === 'history';
	const before = isStep && kept.get( address );
	if ( before ) {
		return before;
	}
	const response = await fetch( address, {
		signal,
		cache: isStep ? 'force-cache' : 'default',
	} );

	return response.ok ? response.text() : '';
}

/** Keeps the last answers. */
function keep( address: string, html: string ): void {
	kept.delete( address );
	kept.set( address, html );
	const [ oldest = '' ] = kept.keys();
	if ( kept.size > MOST_KEPT ) {
		kept.delete( oldest );
	}
}

/** Whether a child of a grid is the server's to exchange: a card, or what stands around cards or above them. Others are of other code. */
const isOurs = ( item: Element ): boolean =>
	item.matches( `${ CARD },${ DAY },${ DIVIDER }` ) ||
	!! item.querySelector( CARD );

/**
 * Puts the cards of an answer into a grid. Cards that are there already stay; new ones are hidden, and others marked, until they are shown.
 *
 * @param grid  Grid.
 * @param other The same grid in the answer.
 */
function exchange( grid: Element, other: Element ): void {
	grid.querySelectorAll( `[${ GONE }][hidden]` ).forEach( ( card ) =>
		card.remove()
	);
	const present = new Map(
		cardsOf( grid ).map( ( card ) => [ idOf( card ), card ] )
	);
	const focused = grid.querySelector< HTMLElement >( ':focus' );
	const stay = new Set< Element >();
	const items = [ ...other.children ].filter( isOurs ).map( ( item ) => {
		const card = item.matches( CARD )
			? present.get( idOf( item ) )
			: undefined;
		if ( card ) {
			stay.add( card );
			card.removeAttribute( GONE );
			card.classList.toggle( OTHER, item.matches( `.${ OTHER }` ) );

			return card;
		}
		const copy = document.importNode( item, true ) as HTMLElement;
		copy.hidden ||= item.matches( CARD );

		return copy;
	} );
	// Cards fade out where they were.
	[ ...grid.children ].forEach( ( item, index ) => {
		const isCard = item.matches( CARD );
		if ( isCard ? ! stay.has( item ) : ! isOurs( item ) ) {
			item.toggleAttribute( GONE, isCard );
			items.splice( index, 0, item as HTMLElement );
		}
	} );
	if ( items.some( ( item, index ) => item !== grid.children[ index ] ) ) {
		grid.replaceChildren( ...items );
		// Moving its card removes the focus.
		focused?.focus( { preventScroll: true } );
	}
	const [ link, otherLink ] = [ grid, other ].map( ( one ) =>
		one.closest( BLOCK )?.querySelector( '.programas-more__link' )
	);
	link?.setAttribute( 'href', otherLink?.getAttribute( 'href' ) ?? '' );
	// Other scripts may have classes of their own.
	for ( const name of [ 'has-days', 'has-other-days', 'is-compact' ] ) {
		grid.classList.toggle( name, other.matches( `.${ name }` ) );
	}
	grid.setAttribute( FOUND, other.getAttribute( FOUND ) ?? '' );
}

/** Says that the server did not answer, with a link to what was asked for: above the cards, or where more of them would be. */
function fail(
	grid: Element,
	address: string,
	source: FilterSource | null
): void {
	const text = grid.getAttribute( 'data-failed' ) ?? '';
	const link = Object.assign( document.createElement( 'a' ), {
		href: address,
		textContent: grid.getAttribute( 'data-retry' ) ?? address,
	} );
	const notice = document.createElement( 'p' );
	notice.className = 'programas-notice';
	notice.role = 'alert';
	notice.append( text, ' ', link );
	grid.parentElement?.querySelector( '.programas-notice' )?.remove();
	const more =
		source === 'more' ? grid.parentElement?.querySelector( MORE ) : null;
	( more ?? grid ).before( notice );
	// Sticky filters may be all that is left of the top.
	notice.scrollIntoView( { block: 'nearest' } );
}

/** Exchanges the cards of a grid for those of an address, if these are there. */
async function ask(
	grid: Element,
	{ href, search }: URL,
	signal: AbortSignal,
	source: FilterSource | null
): Promise< boolean > {
	if ( source === 'search' ) {
		await new Promise( ( resolve ) => setTimeout( resolve, TYPING_MS ) );
		signal.throwIfAborted();
	}
	const html = await getPage( href, signal, source );
	const other = new DOMParser()
		.parseFromString( html, 'text/html' )
		.getElementById( grid.id );
	signal.throwIfAborted();
	if ( ! other || ! isAnswer( other, search ) ) {
		return false;
	}
	keep( href, html );
	exchange( grid, other );

	return true;
}

/**
 * Exchanges the cards of a grid for those of an address, unless it has them. A later request for the same grid ends this one.
 *
 * @param grid   Grid.
 * @param query  Query string.
 * @param source Source of the choice. Who types may go on, and who goes back wants what was there.
 * @return Whether there is an answer to show; undefined where another request has taken its place.
 */
export async function request(
	grid: Element,
	query: string,
	source: FilterSource | null
): Promise< boolean | undefined > {
	requests.get( grid )?.abort();
	grid.removeAttribute( 'aria-busy' );
	if ( isAnswer( grid, query ) ) {
		return true;
	}
	const controller = new AbortController();
	requests.set( grid, controller );
	const { signal } = controller;
	const url = new URL( location.href );
	url.search = query;
	url.hash = '';
	const timer = setTimeout( () => {
		if ( ! signal.aborted ) {
			grid.setAttribute( 'aria-busy', 'true' );
		}
	}, PATIENCE_MS );
	const isThere = await Promise.race( [
		ask( grid, url, signal, source ),
		new Promise< boolean >( ( resolve ) =>
			setTimeout( resolve, HANGING_MS, false )
		),
	] ).catch( () => false );
	clearTimeout( timer );
	if ( signal.aborted ) {
		return undefined;
	}
	// An answer that comes now is too late.
	controller.abort();
	grid.removeAttribute( 'aria-busy' );
	if ( ! isThere ) {
		fail( grid, url.href, source );
	}

	return isThere;
}
