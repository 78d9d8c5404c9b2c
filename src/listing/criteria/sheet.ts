/**
 * The sheet of filters on phones: a `<dialog>` into which the fields are moved while it is open. index.ts opens it, criteria.ts updates its numbers.
 */
import { prepareAnnouncements } from '../view/announce';
import { gridOf } from '../view/markup';
import type { Shown } from '../view/state';
import { valuesRequestedOf } from './controls';
import { backgroundOf } from '../view/background';
import { formatNumber } from './texts';

const FILTERS = '.programas-filters';
const FIELDS = '.programas-filters__fields';

/**
 * Opens the sheet if its button was clicked, or closes it if one of the buttons inside it was.
 *
 * @param element What was clicked.
 * @return Whether it was one of these buttons.
 */
export function toggleSheet( element: Element ): boolean {
	const sheet = element.closest( FILTERS )?.querySelector( 'dialog' );
	const button = element.closest(
		`${ FILTERS }__open,dialog button[class*=programas-sheet]`
	);
	if ( ! sheet || ! button ) {
		return false;
	}
	if ( sheet.contains( button ) ) {
		sheet.close();
	} else {
		openSheet( sheet );
	}

	return true;
}

function openSheet( sheet: HTMLDialogElement ): void {
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

/** Updates the numbers of active filters and of results. */
export function updateSheetCounts(
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
			.flatMap( ( control ) =>
				valuesRequestedOf( shown, control )
			).length;
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
				() => formatNumber( grid, shown.visible )
			);
		}
	}
}
