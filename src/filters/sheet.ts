/** The sheet of a phone: a dialog that has the filters besides search and category while it is open. */
import { prepareAnnouncements } from 'programs-filter/view';
import { gridOf } from '../listing/view/markup';
import { EVENT, type FilterDetail } from '../listing/view/result';
import { chosenIn, controlsOf, isOrder } from './controls';
import { backgroundOf } from './sticky';
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

/** Writes the number of chosen values and of results. */
function write( grid: Element, visible: number ): void {
	const controls = controlsOf( grid );
	for ( const sheet of document.querySelectorAll< HTMLElement >(
		'.programas-sheet'
	) ) {
		const filters = sheet.closest( FILTERS );
		if ( ! filters || gridOf( sheet ) !== grid ) {
			continue;
		}
		const chosen = controls
			.filter(
				( control ) =>
					! isOrder( control ) &&
					filters.querySelector( FIELDS )?.contains( control )
			)
			.flatMap( chosenIn ).length;
		for ( const place of filters.querySelectorAll(
			`${ FILTERS }__number`
		) ) {
			place.textContent = chosen ? ` (${ chosen })` : '';
		}
		const { one = '', many = '' } = sheet.dataset;
		const done = sheet.querySelector( '.programas-sheet__done span' );
		if ( done ) {
			done.textContent = ( visible === 1 ? one : many ).replace(
				'%s',
				() => sayNumber( grid, visible )
			);
		}
	}
}

addEventListener( EVENT, ( event ) => {
	const { detail, target } = event as CustomEvent< FilterDetail >;
	write( target as Element, detail.visible );
} );
