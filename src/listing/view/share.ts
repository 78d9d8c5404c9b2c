/**
 * What follows a filter outside the list: title and canonical address of the page, the buttons "Share" and "Subscribe", and the links of the calendar.
 * It reads the page, as a filter may have been used before this module was loaded (reveal.ts). The server prints the same
 * (includes/listing/document.php).
 */
import { afterFrame } from './after-frame';
import { announce } from './announce';
import { backgroundOf } from './background';
import { ALL } from './constants';
import {
	activePillOf,
	BLOCK,
	cardsOf,
	categoryOf,
	GRID,
	gridOf,
	groupsControlling,
	labelOf,
} from './markup';

const BUTTON = '.programas-action.is-share';

/** What the title begins with. */
let prefix =
	document.querySelector< HTMLElement >( BUTTON )?.dataset.title ?? '';

/** What is chosen for a grid. */
interface Chosen {
	key: string;
	value: string;
	/** '' for what the page opens with. */
	label: string;
}

const chosenFor = ( grid: Element ): Chosen[] => [
	...groupsControlling( grid )
		.slice( 0, 1 )
		.flatMap( ( group ) => {
			const pill = activePillOf( group );
			const value = pill ? categoryOf( pill ) : ALL;

			return pill && value !== ALL
				? {
						key: 'categoria',
						value,
						label:
							value === group.dataset.initial
								? ''
								: labelOf( pill ),
					}
				: [];
		} ),
	...[ ...document.querySelectorAll< HTMLElement >( '.programas-chip' ) ]
		.filter( ( chip ) => gridOf( chip ) === grid )
		.map( ( { dataset: { key = '', value = '' }, textContent } ) => {
			const control = document.querySelector< HTMLElement >(
				`[data-filter="${ key }"]`
			);

			return {
				key,
				value,
				// "This month" says enough, "7 years" does not.
				label: control?.querySelector( '[type=number],[type=date]' )
					? textContent
					: textContent.replace(
							`${ control?.dataset.label }: `,
							''
						),
			};
		} ),
];

/** Labels as one sentence: "Danza, gratis". */
const sentenceOf = ( chosen: readonly Chosen[] ): string =>
	[ ...new Set( chosen.map( ( { label } ) => label ).filter( Boolean ) ) ]
		.map( ( label, index ) =>
			index ? label.charAt( 0 ).toLowerCase() + label.slice( 1 ) : label
		)
		.join( ', ' );

/** How many programs match: in the count, whose patterns say where, else as many as are shown. */
function numberFor( grid: Element, block: Element ): string {
	const count = block.querySelector< HTMLElement >( '.programas-count' );
	for ( const pattern of [ count?.dataset.some, count?.dataset.all ] ) {
		const source = ( pattern ?? '' )
			.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' )
			.replace( /%(1\\\$)?s/, '(.+)' )
			.replace( /%2\\\$s/, '.+' );
		const [ , number ] =
			count?.textContent.trim().match( `^${ source }$` ) ?? [];
		if ( number ) {
			return number;
		}
	}

	return `${
		cardsOf( grid ).filter( ( { hidden, inert } ) => ! hidden && ! inert )
			.length
	}`;
}

/**
 * Updates the links of a calendar, so that it has what the listing shows.
 *
 * @param calendar Dialog.
 * @param chosen   What is chosen.
 */
function updateLinks( calendar: HTMLElement, chosen: readonly Chosen[] ): void {
	const { address = '', query = '', parameters } = calendar.dataset;
	const names = new URLSearchParams( parameters );
	const next = new URLSearchParams(
		chosen.map( ( { key, value } ) => [ names.get( key ) ?? key, value ] )
	);
	// Without its scheme, which differs. Some links have the address inside a parameter.
	const bare = address.replace( /^\w+/, '' );
	const [ before, now ] = [ query, `${ next }` ].map(
		( asked ) =>
			bare + ( asked && ( bare.includes( '?' ) ? '&' : '?' ) + asked )
	) as [ string, string ];
	for ( const link of calendar.querySelectorAll( 'a' ) ) {
		link.href = link.href
			.replace( encodeURIComponent( before ), encodeURIComponent( now ) )
			.replace( before, now );
	}
	calendar.dataset.query = `${ next }`;
}

function update( grid: Element ): void {
	const block = grid.closest( BLOCK );
	const chosen = chosenFor( grid );
	for ( const button of block?.querySelectorAll< HTMLElement >( BUTTON ) ??
		[] ) {
		button.parentElement?.toggleAttribute(
			'hidden',
			!! block && numberFor( grid, block ) === '0'
		);
	}
	const calendar = block?.querySelector< HTMLElement >(
		'.programas-calendar'
	);
	if ( block && calendar ) {
		updateLinks( calendar, chosen );
		calendar.style.background = backgroundOf( block );
		calendar.style.color = getComputedStyle( block ).color;
		const what = sentenceOf( chosen ) || calendar.dataset.all;
		calendar
			.querySelector( 'strong' )
			?.replaceChildren( `${ what } (${ numberFor( grid, block ) })` );
	}
	const labels = sentenceOf(
		[ ...document.querySelectorAll( GRID ) ].flatMap( chosenFor )
	);
	const next = labels && `${ labels } – `;
	if ( document.title.startsWith( prefix ) ) {
		document.title = next + document.title.slice( prefix.length );
		prefix = next;
	}
	const canonical = document.querySelector< HTMLLinkElement >(
		'link[rel=canonical]'
	);
	if ( canonical ) {
		const { search } = location;
		canonical.href = `${ Object.assign( new URL( canonical.href ), {
			search,
		} ) }`;
	}
}

/** Updates all that, once address and chips are written. */
export const followFilter = ( grid: Element ): void =>
	afterFrame( () => setTimeout( update, 0, grid ) );

/** Shares the address of the list, or copies it where the browser cannot. */
function share( button: HTMLElement ): void {
	const { href } = location;
	const { done = '' } = button.dataset;
	if ( 'share' in navigator ) {
		navigator
			.share( { title: document.title, url: href } )
			// Refused, or closed by the visitor.
			.catch( () => {} );
	} else if ( 'clipboard' in navigator ) {
		( navigator as Navigator ).clipboard.writeText( href ).then(
			() => {
				const text = button.firstElementChild;
				const before = text?.textContent ?? '';
				text?.replaceChildren( done );
				announce( [ done ], button );
				setTimeout( () => text?.replaceChildren( before ), 2000 );
			},
			() => {}
		);
	}
}

addEventListener( 'click', ( { target } ) => {
	const button = ( target as Partial< Element > ).closest?.< HTMLElement >(
		BUTTON
	);
	if ( button ) {
		share( button );
	}
} );
