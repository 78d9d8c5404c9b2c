/**
 * The state of one filter group: which pill is active, and the grid that follows it.
 */
import { categoryFor, initialCategory, withCategory } from '../address';
import { ALL } from '../constants';
import { GridController } from '../grid/controller';
import {
	EVENT,
	type FilterDetail,
	type FilterSource,
	publish,
} from '../grid/result';
import { ACTIVE, gridOf } from '../markup';
import { announce } from './announce';
import { describe, type GroupNode, type PillNode } from './describe';

/** One controller a grid, also when several groups aim at it. */
const controllers = new WeakMap< Element, GridController >();

function controllerOf( grid: Element ): GridController {
	const controller = controllers.get( grid ) ?? new GridController( grid );
	controllers.set( grid, controller );

	return controller;
}

/** A filter group, as a store that React subscribes to. */
export class Group {
	readonly pills: PillNode[] = [];
	readonly tree: GroupNode[];
	readonly element: HTMLElement;
	#active: number;
	#grid: HTMLElement | null = null;
	#listeners = new Set< () => void >();

	constructor( element: HTMLElement ) {
		this.element = element;
		element.normalize();
		this.tree = describe( element, this.pills );
		const marked = this.pills.findIndex(
			( { initial } ) =>
				initial.pressed === 'true' ||
				initial.className.split( /\s+/ ).includes( ACTIVE )
		);
		this.#active = marked < 0 ? this.#pillFor( ALL ) : marked;
		this.#followGrid();
	}

	/** Position of the active pill; -1 when the grid shows a category that has no pill here. */
	readonly active = (): number => this.#active;

	readonly subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	/** A person chose a pill. */
	choose( index: number ): void {
		const pill = this.pills[ index ];
		if ( ! pill ) {
			return;
		}
		this.#apply( index, 'pill' );
		announce( pill.label, this.element.dataset.announcement );
		this.#writeAddress( pill.category );
	}

	/**
	 * Goes to the category that the address means, when it is another.
	 *
	 * @param source What changed the address.
	 */
	followAddress( source: FilterSource ): void {
		const category = categoryFor( this.element, window.location.search );
		if ( category !== this.#category() ) {
			this.#apply( this.#pillFor( category ), source );
		}
	}

	/** Applies the present choice to cards that came later. */
	refresh(): void {
		this.#followGrid();
		if ( this.#grid && this.#active >= 0 ) {
			controllerOf( this.#grid ).filter( this.#category(), false );
		}
	}

	#category(): string {
		return this.pills[ this.#active ]?.category ?? ALL;
	}

	#pillFor( category: string ): number {
		return this.pills.findIndex( ( pill ) => pill.category === category );
	}

	#activate( index: number ): void {
		this.#active = index;
		this.#listeners.forEach( ( listener ) => listener() );
	}

	#apply( index: number, source: FilterSource ): void {
		this.#followGrid();
		this.#activate( index );
		if ( this.#grid ) {
			const category = this.#category();
			publish( this.#grid, this.element, {
				category,
				label: this.pills[ index ]?.label ?? '',
				...controllerOf( this.#grid ).filter( category ),
				source,
			} );
		}
	}

	/** Looks the grid up anew: it may have come, or been replaced, after the group. */
	#followGrid(): void {
		const grid = gridOf( this.element );
		if ( grid !== this.#grid ) {
			this.#grid?.removeEventListener( EVENT, this.#onFilter );
			grid?.addEventListener( EVENT, this.#onFilter );
			this.#grid = grid;
		}
	}

	/** Another group that aims at the same grid was used. */
	readonly #onFilter = ( event: Event ): void => {
		const { category } = ( event as CustomEvent< FilterDetail > ).detail;
		if ( event.target === this.#grid && category !== this.#category() ) {
			this.#activate( this.#pillFor( category ) );
		}
	};

	#writeAddress( category: string ): void {
		const { hash, pathname, search } = window.location;
		const next = withCategory(
			search,
			category,
			initialCategory( this.element )
		);
		if ( next !== search ) {
			window.history.pushState( null, '', pathname + next + hash );
		}
	}
}
