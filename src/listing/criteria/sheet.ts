/** The sheet of a phone: a dialog that has the filters besides search and category while it is open. */
import { prepareAnnouncements } from '../view/announce';
import { gridOf } from '../view/markup';
import type { Shown } from '../view/state';
import { askedIn } from './controls';
import { backgroundOf } from '../view/background';
import { sayNumber } from './texts';

const FILTERS = '.programas-filters';
const FIELDS = '.programas-filters__fields';

/**
 * Opens the sheet of a button, or closes that of a button in it.
 *
 * @param element What was clicked.
 * @return Whether it was one of these buttons.
 */
export function openOrClose( element: Element ): boolean {
	const sheet = element.closest( FILTERS )?.querySelector( 'dialog' );
	if ( sheet && element.closest( `${ FILTERS }__open` ) ) {
		open( sheet );

		return true;
	}
	if ( sheet && element.closest( 'dialog button[class*=programas-sheet]' ) ) {
		sheet.close();

		return true;
	}

	return false;
}

function open( sheet: HTMLDialogElement ): void {
	const fields = sheet.closest( FILTERS )?.querySelector( FIELDS );
	const home = fields?.parentElement;
	if ( fields && home ) {
		sheet.querySelector( '.programas-sheet__fields' )?.append( fields );
		sheet.onclose = () => home.append( fields );
	}
	sheet.style.backgroundColor = backgroundOf( sheet.parentElement );
	sheet.showModal();
	prepareAnnouncements( sheet );
}

/** The sheets of a grid. */
export const sheetsOf = ( grid: Element ): HTMLElement[] =>
	[
		...document.querySelectorAll< HTMLElement >( '.programas-sheet' ),
	].filter( ( sheet ) => gridOf( sheet ) === grid );

/** Writes the number of chosen values and of results. */
export function writeSheets(
	grid: Element,
	controls: readonly HTMLElement[],
	shown: Shown
): void {
	for ( const sheet of sheetsOf( grid ) ) {
		const filters = sheet.closest( FILTERS );
		const chosen = controls
			.filter( ( control ) =>
				filters?.querySelector( FIELDS )?.contains( control )
			)
			.flatMap( ( control ) => askedIn( shown, control ) ).length;
		for ( const place of filters?.querySelectorAll(
			`${ FILTERS }__number`
		) ?? [] ) {
			place.textContent = chosen ? ` (${ chosen })` : '';
		}
		const { one = '', many = '' } = sheet.dataset;
		const done = sheet.querySelector( '.programas-sheet__done span' );
		if ( done ) {
			done.textContent = ( shown.visible === 1 ? one : many ).replace(
				'%s',
				() => sayNumber( grid, shown.visible )
			);
		}
	}
}
