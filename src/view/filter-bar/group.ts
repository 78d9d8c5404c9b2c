/**
 * The state of one filter group: which pill is active, and the grid that follows it.
 */
import { categoryFor, initialCategory } from '../address';
import { ALL } from '../constants';
import { GridController } from '../grid/controller';
import {
	EVENT,
	type FilterDetail,
	type FilterSource,
	publish,
	writeCounts,
} from '../grid/result';
import { ACTIVE, gridOf } from '../markup';
import { announce } from './announce';
import { describe, type GroupNode, type PillNode } from './describe';
import { writeAddress } from './history';

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
		this.#listenTo( gridOf( element ) );
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
		writeAddress( pill.category, initialCategory( this.element ) );
	}

	/**
	 * Goes to the category that the address means, when it is another.
	 *
	 * @param source What changed the address.
	 */
	followAddress( source: FilterSource ): void {
		const category = categoryFor( this.element, window.location.search );
		if ( category !== this.category() ) {
			this.#apply( this.#pillFor( category ), source );
		}
	}

	/** Applies the present choice to cards that came later, or before the group was ready. */
	refresh(): void {
		this.#listenTo( gridOf( this.element ) );
		if ( this.#grid && this.#active >= 0 ) {
			writeCounts(
				this.#grid,
				this.element,
				controllerOf( this.#grid ).filter( this.category(), false )
			);
		}
	}

	/** Category of the active pill; `all` without one. */
	category(): string {
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
		// Looked up anew: it may have come, or been replaced, after the group.
		this.#listenTo( gridOf( this.element ) );
		this.#activate( index );
		if ( this.#grid ) {
			const category = this.category();
			const motion = source !== 'address';
			publish( this.#grid, this.element, {
				category,
				label: this.pills[ index ]?.label ?? '',
				...controllerOf( this.#grid ).filter( category, motion ),
				source,
			} );
		}
	}

	#listenTo( grid: HTMLElement | null ): void {
		if ( grid !== this.#grid ) {
			this.#grid?.removeEventListener( EVENT, this.#onFilter );
			grid?.addEventListener( EVENT, this.#onFilter );
			this.#grid = grid;
		}
	}

	/** Another group that aims at the same grid was used. */
	readonly #onFilter = ( event: Event ): void => {
		if ( ! this.element.isConnected ) {
			// The grid must not keep a group that was taken out of the page.
			this.#listenTo( null );
		} else if ( event.target === this.#grid ) {
			const { category } = ( event as CustomEvent< FilterDetail > )
				.detail;
			if ( category !== this.pills[ this.#active ]?.category ) {
				this.#activate( this.#pillFor( category ) );
			}
		}
	};
}
