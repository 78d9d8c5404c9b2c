/**
 * Criteria beyond the category, "Show more" and the order of the cards, as the object through which view/choice.ts reads, applies and renders them.
 */
import { afterFrame } from '../view/after-frame';
import { ORDER } from '../view/constants';
import { writeQuery, scheduleWrite } from '../view/history';
import { isSelect } from '../view/kinds';
import { page } from '../view/load';
import { type Criteria, storeOf } from '../view/state';
import { wouldChange, read, write } from './address';
import { chipLists, drawLists, updateResetLinks } from './chips';
import {
	valuesRequestedOf,
	setChosenValues,
	chosenValues,
	controlsOf,
	isOrder,
	isTyped,
	keyOf,
	limitDays,
	optionsOf,
} from './controls';
import { writeOptionCounts } from './counts';
import { countBeside, criteriaOf, meetsAll } from './matching';
import {
	hasMore,
	currentLimit,
	updateMoreLink,
	updateMoreAddress,
} from './more';
import { ask, foundFor, isFound } from './found';
import { failedSearch } from './did-you-mean';
import { sortCards } from './order';
import { showClear } from './search';
import { updateSheetCounts } from './sheet';
import { suggestionLists } from './suggestions';

const isUntouched = ( option: HTMLElement ): boolean => {
	if ( isSelect( option ) ) {
		return (
			option.selectedOptions[ 0 ] ===
			( option.querySelector( '[selected]' ) ?? option.options[ 0 ] )
		);
	}

	return isTyped( option )
		? option.value === option.defaultValue
		: ( option as HTMLInputElement ).checked ===
				( option as HTMLInputElement ).defaultChecked;
};

const keep: Criteria[ 'keep' ] = ( grid, now, before ) => {
	// Controls that the visitor used before the script ran.
	const used = controlsOf( grid ).filter(
		( control ) =>
			! before?.requested?.has( keyOf( control ) ) &&
			! optionsOf( control ).every( isUntouched )
	);
	const requested = new Map( [
		...( now.requested ?? [] ),
		...[ ...( before?.requested ?? [] ) ].filter( ( [ key ] ) =>
			now.requested?.has( key )
		),
		...used.map(
			( control ) =>
				[ keyOf( control ), chosenValues( control ) ] as const
		),
	] );
	if ( used[ 0 ] ) {
		scheduleWrite( () =>
			writeQuery( write( location.search, grid, { requested } ), false )
		);
	}

	return { requested, most: ( before ?? now ).most ?? 0 };
};

const select: Criteria[ 'select' ] = ( grid, state ) => {
	const controls = controlsOf( grid );
	if ( ! controls[ 0 ] && ! hasMore( grid ) ) {
		return undefined;
	}
	const criteria = Object.fromEntries(
		[ ...( state.requested ?? [] ) ].flatMap( ( [ key, values ] ) =>
			values[ 0 ] && key !== ORDER ? [ [ key, [ ...values ] ] ] : []
		)
	);
	const found = foundFor( grid );
	if ( found ) {
		const { visible, total } = found;

		return { wanted: isFound, visible, total, criteria };
	}
	const all = criteriaOf( controls, state );
	const { cards, arrange } = sortCards( grid, state, all );
	const matching = cards.filter( ( card ) => meetsAll( card, all ) );
	const shown = new Set< Element >(
		matching.slice( 0, currentLimit( grid, state ) )
	);
	const wanted = ( card: Element ): boolean => shown.has( card );

	return {
		wanted,
		arrange: () => arrange( wanted ),
		visible: matching.length,
		criteria,
	};
};

/** Updates all controls but the used one, then counts, chips, suggestions and links. */
const paint: Criteria[ 'paint' ] = ( grid, shown, from ) => {
	const all = controlsOf( grid );
	for ( const control of all ) {
		if ( control !== from ) {
			setChosenValues( control, valuesRequestedOf( shown, control ) );
		}
		showClear( control );
	}
	limitDays( all );
	const controls = all.filter( ( control ) => ! isOrder( control ) );
	updateSheetCounts( grid, controls, shown );
	updateMoreLink(
		grid,
		foundFor( grid )?.left ?? shown.visible - currentLimit( grid, shown )
	);
	const chips = chipLists( grid, controls, shown );
	// Chips move the grid, so they wait until after the frame, except for the first ones, or if a chip has the focus, which has to move now.
	if (
		chips.some(
			( [ list ] ) =>
				list.matches( ':focus-within' ) ||
				( ! list.firstElementChild && ! list.closest( '[hidden]' ) )
		)
	) {
		drawLists( controls, chips );
	}
	afterFrame( () => {
		if ( storeOf( grid ).get() !== shown ) {
			// Superseded by another choice.
			return;
		}
		const counts = countBeside( grid, criteriaOf( controls, shown ) );
		if ( controls[ 0 ] ) {
			writeOptionCounts( grid, controls, counts );
		}
		drawLists( controls, [
			...chipLists( grid, controls, shown ),
			...suggestionLists( grid, shown, counts ),
		] );
		updateResetLinks( grid, controls, shown );
		updateMoreAddress( grid, shown );
		page.reveal?.updateDidYouMean(
			grid,
			failedSearch( grid, shown, [ ...counts.keys() ] )
		);
	} );
};

export const criteria: Criteria = {
	read,
	keep,
	wouldChange,
	write,
	select,
	ask,
	paint,
};
