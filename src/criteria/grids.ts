/**
 * What each grid shows by its criteria, and how it gets to know of them.
 */
import { afterFrame } from '../view/after-frame';
import type { Later } from '../view/later';
import { cardsOf, matches } from '../view/markup';
import { askedOf } from './address';
import { isSame, write } from './asking';
import { writeChips } from './chips';
import { chooseIn, chosenIn, controlsOf, keyOf, optionsOf } from './controls';
import { writeChoices } from './counts';
import { criterionOf } from './matching';
import { hasMore, mostOf, offerMore, readFromAddress, writeMore } from './more';
import { showClear } from './search';
import { chipsOf } from './texts';

/** Controls that are known. */
const known = new WeakSet< HTMLElement >();

/** Grids about which something is still to be written in this frame. */
const pending = new Map< Element, () => void >();

const isUntouched = ( option: HTMLElement ): boolean => {
	if ( option instanceof HTMLSelectElement ) {
		const initial = [ ...option.options ].find(
			( { defaultSelected } ) => defaultSelected
		);

		return option.value === ( initial ?? option.options[ 0 ] )?.value;
	}

	return option instanceof HTMLInputElement
		? option.value === option.defaultValue &&
				option.checked === option.defaultChecked
		: true;
};

/** A control says what the address says, unless somebody was faster than this script. */
function meet( control: HTMLElement ): void {
	if ( ! known.has( control ) ) {
		known.add( control );
		if ( optionsOf( control ).every( isUntouched ) ) {
			chooseIn( control, askedOf( control, location.search ) );
		} else {
			write( [ control ], false );
		}
	}
}

/**
 * Says what stands when the frame is on the screen, as chips that come move the whole grid; at once where somebody is on one, who has
 * to be somewhere when it goes.
 */
function describe(
	grid: Element,
	category: string,
	controls: readonly HTMLElement[]
): void {
	const chips = chipsOf( grid );
	const isHeld = chips?.contains( chips.ownerDocument.activeElement );
	if ( isHeld ) {
		writeChips( grid, controls );
	}
	controls.forEach( showClear );
	afterFrame( () => {
		if ( ! isHeld ) {
			writeChips( grid, controls );
		}
		writeMore( grid );
		if ( controls[ 0 ] ) {
			writeChoices( grid, category, controls.map( criterionOf ) );
		}
	} );
}

function describeSoon(
	grid: Element,
	category: string,
	controls: readonly HTMLElement[]
): void {
	if ( pending.size === 0 ) {
		queueMicrotask( () => {
			const all = [ ...pending.values() ];
			pending.clear();
			all.forEach( ( one ) => one() );
		} );
	}
	pending.set( grid, () => describe( grid, category, controls ) );
}

export const select: Later[ 'select' ] = ( grid, ofPills ) => {
	// Where there are no pills, the page's own.
	const category = grid.getAttribute( 'data-initial' ) ?? ofPills;
	const controls = controlsOf( grid );
	if ( ! controls[ 0 ] && ! hasMore( grid ) ) {
		return undefined;
	}
	controls.forEach( meet );
	const asked = controls.map( criterionOf );
	const criteria = Object.fromEntries(
		controls.flatMap( ( control ) => {
			const values = chosenIn( control );

			return values[ 0 ] ? [ [ keyOf( control ), values ] ] : [];
		} )
	);
	const isAsked = ( card: Element ): boolean =>
		matches( card, category ) &&
		asked.every( ( { meets } ) => meets( card ) );
	describeSoon( grid, category, controls );
	if ( ! hasMore( grid ) ) {
		return { wanted: isAsked, criteria };
	}
	const matching = cardsOf( grid ).filter( isAsked );
	const most = mostOf( grid, JSON.stringify( [ category, criteria ] ) );
	const shown = new Set< Element >( matching.slice( 0, most ) );
	offerMore( grid, shown.size < matching.length );

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
