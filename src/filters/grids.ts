/** Applies criteria to grids. */
import { writeCounts } from 'programs-filter/view';
import { afterFrame } from '../listing/view/after-frame';
import { isInput, isSelect } from '../listing/view/kinds';
import type { Later } from '../listing/view/later';
import {
	BLOCK,
	cardsOf,
	gridOf,
	groupsOf,
	matches,
} from '../listing/view/markup';
import { askedOf } from './address';
import { isSame, readAddress, write } from './asking';
import { writeChips } from './chips';
import {
	chooseIn,
	chosenIn,
	controlsOf,
	fieldsOfDays,
	isOrder,
	keyOf,
	optionsOf,
} from './controls';
import { writeChoices } from './counts';
import { limitDays } from './days';
import { criterionOf } from './matching';
import { writeNearest } from './nearest';
import { hasMore, mostOf, offerMore, readFromAddress, writeMore } from './more';
import { putInOrder } from './order';
import { showClear } from './search';
import { CHIPS } from './texts';
import { writeWaysOut } from './ways-out';

/** Controls that are known. */
const known = new WeakSet< HTMLElement >();

/** Grids that are updated after this frame. */
const pending = new Map< Element, () => void >();

const isUntouched = ( option: HTMLElement ): boolean => {
	if ( isSelect( option ) ) {
		const initial = [ ...option.options ].find(
			( { defaultSelected } ) => defaultSelected
		);

		return option.value === ( initial ?? option.options[ 0 ] )?.value;
	}

	return isInput( option )
		? option.value === option.defaultValue &&
				option.checked === option.defaultChecked
		: true;
};

/** Updates a control from the URL, unless the visitor used it before this script ran. */
function meet( control: HTMLElement, grid: Element ): void {
	if ( ! known.has( control ) ) {
		known.add( control );
		if ( optionsOf( control ).every( isUntouched ) ) {
			readAddress( control );
		} else {
			write( [ control ], grid, false );
		}
	}
}

/** Writes the count into blocks without pills. The first module writes the others. */
function writeApart(
	grid: Element,
	controls: readonly HTMLElement[],
	isAsked: ( card: Element ) => boolean
): void {
	const apart = controls.filter(
		( control ) => ! control.closest( BLOCK )?.contains( grid )
	);
	if ( apart[ 0 ] ) {
		const cards = cardsOf( grid );
		writeCounts( grid, apart, {
			visible: cards.filter( isAsked ).length,
			total: cards.length,
		} );
	}
}

/** Writes chips and counts after the frame, as new chips move the grid. Writes at once if a chip has the focus, which has to move. */
function describe(
	grid: Element,
	category: string,
	controls: readonly HTMLElement[],
	isAsked: ( card: Element ) => boolean
): void {
	const held = grid.ownerDocument.activeElement?.closest( CHIPS );
	const isHeld = held && gridOf( held ) === grid;
	if ( isHeld ) {
		writeChips( grid, controls );
	}
	controls.forEach( showClear );
	limitDays( fieldsOfDays( controls ) );
	afterFrame( () => {
		if ( ! isHeld ) {
			writeChips( grid, controls );
		}
		writeMore( grid );
		writeNearest( grid, controls, isAsked, ( others ) =>
			meetsAll( category, others )
		);
		writeApart( grid, controls, isAsked );
		if ( controls[ 0 ] ) {
			writeWaysOut(
				grid,
				controls,
				writeChoices( grid, category, controls.map( criterionOf ) ),
				! cardsOf( grid ).some( isAsked )
			);
		}
	} );
}

/** Whether a card is in a category and matches the criteria of controls. */
function meetsAll(
	category: string,
	controls: readonly HTMLElement[]
): ( card: Element ) => boolean {
	const asked = controls.map( criterionOf );

	return ( card ) =>
		matches( card, category ) &&
		asked.every( ( { meets } ) => meets( card ) );
}

function describeSoon(
	grid: Element,
	category: string,
	controls: readonly HTMLElement[],
	isAsked: ( card: Element ) => boolean
): void {
	if ( pending.size === 0 ) {
		queueMicrotask( () => {
			const all = [ ...pending.values() ];
			pending.clear();
			all.forEach( ( one ) => one() );
		} );
	}
	pending.set( grid, () => describe( grid, category, controls, isAsked ) );
}

export const select: Later[ 'select' ] = ( grid, ofPills ) => {
	// Without any pills, the category that the page opens with.
	const initial = grid.getAttribute( 'data-initial' );
	const category =
		initial !== null && ! groupsOf( grid )[ 0 ] ? initial : ofPills;
	const controls = controlsOf( grid );
	if ( ! controls[ 0 ] && ! hasMore( grid ) ) {
		return undefined;
	}
	controls.forEach( ( control ) => meet( control, grid ) );
	const showLine = putInOrder( grid, controls );
	const filters = controls.filter( ( control ) => ! isOrder( control ) );
	const criteria = Object.fromEntries(
		filters.flatMap( ( control ) => {
			const values = chosenIn( control );

			return values[ 0 ] ? [ [ keyOf( control ), values ] ] : [];
		} )
	);
	const isAsked = meetsAll( category, filters );
	describeSoon( grid, category, filters, isAsked );
	if ( ! hasMore( grid ) ) {
		showLine( isAsked );

		return { wanted: isAsked, criteria };
	}
	const matching = cardsOf( grid ).filter( isAsked );
	const most = mostOf(
		grid,
		JSON.stringify( [ category, controls.map( chosenIn ) ] )
	);
	const shown = new Set< Element >( matching.slice( 0, most ) );
	offerMore( grid, matching.length - shown.size );
	showLine( ( card ) => shown.has( card ) );

	return {
		wanted: ( card ) => shown.has( card ),
		visible: matching.length,
		criteria,
	};
};

export const moved: Later[ 'moved' ] = ( grid ) => {
	readFromAddress( true );

	return (
		controlsOf( grid ).filter( ( control ) => {
			const now = askedOf( control, location.search );
			const isOther = ! isSame( chosenIn( control ), now );
			if ( isOther ) {
				chooseIn( control, now );
			}

			return isOther;
		} )[ 0 ] !== undefined
	);
};
