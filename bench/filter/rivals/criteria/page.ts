/**
 * What every rival needs on the pages with more criteria than the category: what is asked for. The cards say what they are, and the
 * words by which they are found, as the server wrote them.
 */
import { ready } from '../page.ts';

/** Whether a card is what is asked for. */
export type Meets = ( card: Element ) => boolean;

const field = ( name: string ): HTMLInputElement =>
	document.querySelector( `[name="${ name }"]` ) as HTMLInputElement;

/** As the server folds words: without accents and capitals. */
const folded = ( text: string ): string[] =>
	text
		.toLowerCase()
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.split( /[^\p{L}\p{N}]+/u )
		.filter( Boolean );

const DAY_MS = 86_400_000;

/** Now, by the site's clock, as cards say moments. */
const now = (): string =>
	new Date()
		.toLocaleString( 'sv', {
			timeZone:
				document.querySelector< HTMLElement >( '[data-zone]' )?.dataset
					.zone,
		} )
		.replace( ' ', 'T' )
		.slice( 0, 16 );

/** The first day after a week that begins on a Monday. */
function nextWeek( today: string ): string {
	const day = Date.parse( today );
	const left = 7 - ( ( new Date( day ).getUTCDay() + 6 ) % 7 );

	return new Date( day + left * DAY_MS ).toISOString().slice( 0, 10 );
}

/** A test of whether what begins and ends so is then. */
function isThen( when: string ): ( moments: string ) => boolean {
	const moment = now();
	const today = moment.slice( 0, 10 );
	const latest = {
		'esta-semana': nextWeek( today ),
		'este-mes': `${ today.slice( 0, 7 ) }-32`,
		'en-curso': `${ moment }Z`,
	}[ when ];

	return ( moments ) => {
		const [ start = '', end = '' ] = moments.split( '/' );

		return (
			( ! end || end > moment ) &&
			( latest === undefined ? start > moment : start < latest )
		);
	};
}

function asked(): Meets {
	const age = field( 'edad' ).value;
	const when = field( 'cuando' ).value;
	const isAsked = isThen( when );
	const free = field( 'gratis' ).checked;
	const words = folded( field( 'buscar' ).value );
	const said = ( card: Element, name: string ): string =>
		card.getAttribute( `data-${ name }` ) ?? '';

	return ( card ) =>
		( ! age || said( card, 'edad' ).split( ' ' ).includes( age ) ) &&
		( ! when || isAsked( said( card, 'cuando' ) ) ) &&
		( ! free || said( card, 'gratis' ) === '1' ) &&
		words.every( ( word ) =>
			` ${ said( card, 'buscar' ) }`.includes( ` ${ word }` )
		);
}

/**
 * Lets whatever is chosen or typed filter.
 *
 * @param filter Shows the cards that are asked for.
 */
export function onAsk( filter: ( meets: Meets ) => void ): void {
	for ( const name of [ 'edad', 'cuando', 'gratis', 'buscar' ] ) {
		field( name ).addEventListener( 'input', () => filter( asked() ) );
	}
	ready();
}
