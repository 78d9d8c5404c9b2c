/** Criteria beyond the category, "Show more" and the order of the cards, for the choice (src/listing/view/choice.ts). */
import { afterFrame } from '../view/after-frame';
import type { Criteria } from '../view/choice';
import { put, writeAddress } from '../view/history';
import { isInput, isSelect } from '../view/kinds';
import { later } from '../view/load';
import { writeCounts } from '../view/result';
import { storeOf } from '../view/state';
import { differs, read, write } from './address';
import { chipLists, writeResets } from './chips';
import {
	askedIn,
	chooseIn,
	chosenIn,
	controlsOf,
	fieldsOfDays,
	isOrder,
	isSame,
	keyOf,
	optionsOf,
	saysState,
} from './controls';
import { choicesOf } from './counts';
import { limitDays } from './days';
import { drawChoices, drawLists } from './draw';
import { countBeside, criteriaOf, meetsAll, ofCategory } from './matching';
import { hasMore, mostOf, offerMore, writeMore } from './more';
import { failedSearch } from './nearest';
import { inOrder } from './order';
import { showClear } from './search';
import { writeSheets } from './sheet';
import { suggestionLists } from './suggestions';

const isUntouched = ( option: HTMLElement ): boolean => {
	if ( isSelect( option ) ) {
		const initial = [ ...option.options ].findIndex(
			( { defaultSelected } ) => defaultSelected
		);

		return option.selectedIndex === Math.max( 0, initial );
	}

	return isInput( option )
		? option.value === option.defaultValue &&
				option.checked === option.defaultChecked
		: true;
};

const keep: Criteria[ 'keep' ] = ( grid, now, before ) => {
	// Fields that the visitor used before the script ran.
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
			( control ) => [ keyOf( control ), chosenIn( control ) ] as const
		),
	] );
	if ( used[ 0 ] ) {
		writeAddress( () =>
			put( write( location.search, grid, { requested } ), false )
		);
	}

	return { requested, most: ( before ?? now ).most ?? 0 };
};

const select: Criteria[ 'select' ] = ( grid, state ) => {
	const controls = controlsOf( grid );
	if ( ! controls[ 0 ] && ! hasMore( grid ) ) {
		return undefined;
	}
	const filters = controls.filter( ( control ) => ! isOrder( control ) );
	const isAsked = meetsAll( state.category, criteriaOf( filters, state ) );
	const { cards, arrange } = inOrder( grid, controls, state );
	const matching = cards.filter( isAsked );
	const shown = new Set< Element >(
		matching.slice( 0, mostOf( grid, state ) )
	);
	const wanted = ( card: Element ): boolean => shown.has( card );

	return {
		wanted,
		arrange: () => arrange( wanted ),
		visible: matching.length,
		criteria: Object.fromEntries(
			filters.flatMap( ( control ) => {
				const values = askedIn( state, control );

				return values[ 0 ]
					? [ [ keyOf( control ), [ ...values ] ] ]
					: [];
			} )
		),
	};
};

/** Shows what is asked for in all controls but the used one, and what follows from it. */
const paint: Criteria[ 'paint' ] = ( grid, from ) => {
	const all = controlsOf( grid );
	const shown = storeOf( grid ).get();
	if ( ! shown || ( ! all[ 0 ] && ! hasMore( grid ) ) ) {
		return;
	}
	for ( const control of all ) {
		const values = askedIn( shown, control );
		if (
			control !== from &&
			! ( saysState( control ) && isSame( chosenIn( control ), values ) )
		) {
			chooseIn( control, values );
		}
		showClear( control );
	}
	limitDays( fieldsOfDays( all ) );
	const controls = all.filter( ( control ) => ! isOrder( control ) );
	writeSheets( grid, controls, shown );
	// Also in blocks without pills.
	writeCounts( grid, controls, shown );
	offerMore( grid, shown.visible - mostOf( grid, shown ) );
	const chips = chipLists( grid, controls, shown );
	// New chips move the grid, so they wait for the frame; but the first ones belong to it, and if a chip has the focus, it has to move now.
	if (
		chips.some(
			( [ list ] ) =>
				list.contains( grid.ownerDocument.activeElement ) ||
				( ! list.firstElementChild && ! list.closest( '[hidden]' ) )
		)
	) {
		drawLists( controls, chips );
	}
	const now = storeOf( grid ).get();
	afterFrame( () => {
		if ( storeOf( grid ).get() !== now ) {
			// Another choice came.
			return;
		}
		const counts = countBeside( grid, [
			ofCategory( shown.category ),
			...criteriaOf( controls, shown ),
		] );
		if ( controls[ 0 ] ) {
			drawChoices( choicesOf( grid, controls, counts ) );
		}
		drawLists( controls, [
			...chipLists( grid, controls, shown ),
			...suggestionLists( grid, shown, counts ),
		] );
		writeResets( grid, controls, shown );
		writeMore( grid, shown );
		later.bars?.updateDidYouMean( grid, failedSearch( grid, controls, shown ) );
	} );
};

export const criteria: Criteria = { read, keep, differs, write, select, paint };
