/** The row of a filter group: its active pill, tab stop and keys. */
import { PILL, pillsOf, isRadio } from '../markup';
import { hasModifier } from '../modifier-keys';
import { bringIntoView } from '../row';
import { activeIn, type Store } from '../state';
import { describe, type GroupNode } from './describe';
import { activates, targetOf } from './keyboard';
import { makeToolbar } from './toolbar';

/** The pills that React draws. The rest of the script leaves their state alone. */
export const drawn = new WeakSet< Element >();

/** State of the row. */
export interface Row {
	/** In reading order, without radio buttons, which have native state and keys. */
	pills: readonly HTMLElement[];
	active: HTMLElement | undefined;
	/** The only tab stop; none if each pill is one. */
	stop: HTMLElement | undefined;
}

/** Whether the focus can go to a pill now. */
const canFocus = ( pill: HTMLElement ): boolean =>
	! pill.matches( ':disabled, [aria-disabled="true"]' ) &&
	// Absent in browsers before 2024.
	( ! ( 'checkVisibility' in pill ) ||
		pill.checkVisibility( { visibilityProperty: true } ) );

/** Pills of a group that React renders. */
export const rowOf = ( group: Element ): HTMLElement[] =>
	pillsOf( group ).filter( ( pill ) => ! isRadio( pill ) );

/** State of a pill, as React props. */
export const stateOf = ( pill: HTMLElement, { active, stop }: Row ) => ( {
	'aria-pressed': String( pill === active ),
	tabIndex: stop && pill !== stop ? -1 : 0,
} );

/** A filter group as a store for React: the state of its grid, and which pill is the tab stop. */
export class Group {
	readonly element: HTMLElement;
	readonly tree: readonly GroupNode[];
	#store: Store;
	#stop: () => void;
	#row: Row = { pills: [], active: undefined, stop: undefined };
	#isToolbar = false;
	readonly #listeners = new Set< () => void >();
	/** Detects pills that leave the layout, as one of them may be the tab stop. */
	readonly #size = new ResizeObserver( () => this.#look() );

	constructor( element: HTMLElement, store: Store ) {
		this.element = element;
		this.#store = store;
		element.normalize();
		this.#follow();
		this.#stop = store.subscribe( this.#follow );
		this.tree = describe( element );
		element.addEventListener( 'keydown', ( event ) =>
			this.#onKeyDown( event )
		);
		element.addEventListener( 'focusin', () => this.#look() );
		new MutationObserver( () => this.#look() ).observe( element, {
			attributeFilter: [ 'disabled', 'aria-disabled' ],
			childList: true,
			subtree: true,
		} );
	}

	readonly row = (): Row => this.#row;

	readonly subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	/** Follows a store, if it is another one. */
	follow( store: Store ): void {
		if ( store !== this.#store ) {
			this.#stop();
			this.#store = store;
			this.#stop = store.subscribe( this.#follow );
		}
		this.#follow();
	}

	readonly #follow = (): void => {
		if ( ! this.element.isConnected ) {
			// It is followed again when it comes back.
			return;
		}
		const shown = this.#store.get();
		const active = shown && activeIn( this.element, shown );
		// Most choices of other criteria keep the category. checkVisibility() would force a style of all cards.
		if ( ! active || active !== this.#row.active ) {
			this.#update( active );
		}
	};

	#update( active: HTMLElement | undefined ): void {
		const before = this.#row;
		const now = rowOf( this.element );
		const isSame =
			now.length === before.pills.length &&
			now.every( ( pill, index ) => pill === before.pills[ index ] );
		if ( ! isSame ) {
			this.#isToolbar = makeToolbar( this.element, now );
		}
		const pills = isSame ? before.pills : now;
		const stop = this.#isToolbar
			? this.#stopAmong( pills, active )
			: undefined;
		if ( isSame && active === before.active && stop === before.stop ) {
			return;
		}
		if ( stop !== before.stop ) {
			this.#size.disconnect();
			if ( stop ) {
				this.#size.observe( stop );
			}
		}
		const row = { pills, active, stop };
		for ( const pill of pills ) {
			if ( ! drawn.has( pill ) ) {
				// choice.ts writes the rest.
				pill.tabIndex = stateOf( pill, row ).tabIndex;
			}
		}
		this.#row = row;
		this.#listeners.forEach( ( listener ) => listener() );
	}

	#look(): void {
		this.#update( this.#row.active );
	}

	/** The focused pill stays the tab stop; else a newly active pill becomes it. */
	#stopAmong(
		pills: readonly HTMLElement[],
		active: HTMLElement | undefined
	): HTMLElement | undefined {
		const { active: before, stop } = this.#row;
		const focused = pills.find( ( pill ) =>
			pill.contains( pill.ownerDocument.activeElement )
		);

		return (
			focused ??
			[ active === before ? stop : active, active, ...pills ].find(
				( pill ) => pill && pills.includes( pill ) && canFocus( pill )
			)
		);
	}

	#onKeyDown( event: KeyboardEvent ): void {
		const { key, target } = event;
		const pill = ( target as Element ).closest< HTMLElement >( PILL );
		if (
			! pill ||
			! this.#row.pills.includes( pill ) ||
			hasModifier( event )
		) {
			return;
		}
		const pills = this.#row.pills.filter(
			( other ) => other === pill || canFocus( other )
		);
		const rtl = window.getComputedStyle( pill ).direction === 'rtl';
		const to = targetOf( key, pills.indexOf( pill ), pills.length, rtl );
		if ( to !== undefined ) {
			event.preventDefault();
			pills[ to ]?.focus();
			bringIntoView( pills[ to ] );
		} else if ( activates( key, pill ) ) {
			event.preventDefault();
			if ( ! event.repeat ) {
				pill.click();
			}
		}
	}
}
