/** The state of a row of pills (active pill, tab stop) as an external store for React, and its keyboard; index.ts makes one for each group. */
import { PILL_SELECTOR, pillsOf, isRadio } from '../markup';
import { hasModifier } from '../modifier-keys';
import { bringIntoView } from '../row';
import { activeIn, type Store } from '../state';
import { needsClick, nextFocusIndex } from './keyboard';
import { makeToolbar } from './toolbar';

/** The pills that React renders. The rest of the script leaves their state alone. */
export const reactPills = new WeakSet< Element >();

/** State of the row. */
export interface Row {
	/** In reading order, without radio buttons, which have native state and keys. */
	pills: readonly HTMLElement[];
	active: HTMLElement | undefined;
	/** The only tab stop; none if each pill is one. */
	tabStop: HTMLElement | undefined;
}

/** Whether a pill can have the focus now. */
const canFocus = ( pill: HTMLElement ): boolean =>
	! pill.matches( ':disabled, [aria-disabled="true"]' ) &&
	// Absent in browsers before 2024.
	( ! ( 'checkVisibility' in pill ) ||
		pill.checkVisibility( { visibilityProperty: true } ) );

/** Pills of a group that React renders. */
export const rowPills = ( group: Element ): HTMLElement[] =>
	pillsOf( group ).filter( ( pill ) => ! isRadio( pill ) );

/** React props of a pill. */
export const pillProps = ( pill: HTMLElement, { active, tabStop }: Row ) => ( {
	'aria-pressed': String( pill === active ),
	tabIndex: tabStop && pill !== tabStop ? -1 : 0,
} );

/** A filter group as a store for React: the state of its grid, and which pill is the tab stop. */
export class Group {
	readonly element: HTMLElement;
	#store: Store | undefined;
	#unsubscribe = (): void => {};
	#row: Row = { pills: [], active: undefined, tabStop: undefined };
	#isToolbar = false;
	readonly #listeners = new Set< () => void >();
	/** Detects pills that leave the layout, as one of them may be the tab stop. */
	readonly #size = new ResizeObserver( () => this.#refresh() );

	constructor( element: HTMLElement ) {
		this.element = element;
		element.addEventListener( 'keydown', ( event ) =>
			this.#onKeyDown( event )
		);
		element.addEventListener( 'focusin', () => this.#refresh() );
		new MutationObserver( () => this.#refresh() ).observe( element, {
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

	/** Follows the store of its current grid, and reads it. */
	followStore( store: Store ): void {
		if ( store !== this.#store ) {
			this.#unsubscribe();
			this.#store = store;
			this.#unsubscribe = store.subscribe( this.#readStore );
		}
		this.#readStore();
	}

	readonly #readStore = (): void => {
		if ( ! this.element.isConnected ) {
			// mount() calls again when it is back in the document.
			return;
		}
		const shown = this.#store?.get();
		const active = shown && activeIn( this.element, shown );
		// Most choices of other criteria keep the category. checkVisibility() would force a style of all cards.
		if ( ! active || active !== this.#row.active ) {
			this.#update( active );
		}
	};

	#update( active: HTMLElement | undefined ): void {
		const before = this.#row;
		const now = rowPills( this.element );
		const isSame =
			now.length === before.pills.length &&
			now.every( ( pill, index ) => pill === before.pills[ index ] );
		if ( ! isSame ) {
			this.#isToolbar = makeToolbar( this.element, now );
		}
		const pills = isSame ? before.pills : now;
		const tabStop = this.#isToolbar
			? this.#tabStopAmong( pills, active )
			: undefined;
		if (
			isSame &&
			active === before.active &&
			tabStop === before.tabStop
		) {
			return;
		}
		if ( tabStop !== before.tabStop ) {
			this.#size.disconnect();
			if ( tabStop ) {
				this.#size.observe( tabStop );
			}
		}
		const row = { pills, active, tabStop };
		for ( const pill of pills ) {
			if ( ! reactPills.has( pill ) ) {
				// choice.ts writes the rest.
				pill.tabIndex = pillProps( pill, row ).tabIndex;
			}
		}
		this.#row = row;
		this.#listeners.forEach( ( listener ) => listener() );
	}

	#refresh(): void {
		this.#update( this.#row.active );
	}

	/** The focused pill stays the tab stop; else a newly active pill becomes it. */
	#tabStopAmong(
		pills: readonly HTMLElement[],
		active: HTMLElement | undefined
	): HTMLElement | undefined {
		const { active: before, tabStop } = this.#row;
		const focused = pills.find( ( pill ) =>
			pill.contains( pill.ownerDocument.activeElement )
		);

		return (
			focused ??
			[ active === before ? tabStop : active, active, ...pills ].find(
				( pill ) => pill && pills.includes( pill ) && canFocus( pill )
			)
		);
	}

	#onKeyDown( event: KeyboardEvent ): void {
		const { key, target } = event;
		const pill = ( target as Element ).closest< HTMLElement >(
			PILL_SELECTOR
		);
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
		const to = nextFocusIndex(
			key,
			pills.indexOf( pill ),
			pills.length,
			rtl
		);
		if ( to !== undefined ) {
			event.preventDefault();
			pills[ to ]?.focus();
			bringIntoView( pills[ to ] );
		} else if ( needsClick( key, pill ) ) {
			event.preventDefault();
			if ( ! event.repeat ) {
				pill.click();
			}
		}
	}
}
