/**
 * The state of one filter group: which pill is active, and the grid that follows it.
 */
import { categoryFor, initialCategory, parameterOf } from '../address';
import { afterFrame } from '../after-frame';
import { ALL } from '../constants';
import { GridController } from '../grid/controller';
import { type FilterSource, publish, writeCounts } from '../grid/result';
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
		const grid = gridOf( element );
		if ( grid ) {
			// Now, so that it foresees the first click too.
			controllerOf( grid );
		}
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
		// It takes the browser as long as all the rest, and longer when a layout waits: before the grid's own work after the frame.
		afterFrame( () => {
			if ( this.#active === index ) {
				writeAddress(
					pill.category,
					initialCategory( this.element ),
					parameterOf( this.element )
				);
			}
		} );
		this.#apply( index, 'pill' );
		announce( pill.label, this.element.dataset.announcement, this.element );
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
		const grid = gridOf( this.element );
		if ( grid && this.#active >= 0 ) {
			writeCounts(
				grid,
				this.element,
				controllerOf( grid ).filter( this.category(), false )
			);
		}
	}

	/**
	 * Another group that aims at the same grid may have been used.
	 *
	 * @param grid     Grid that was filtered.
	 * @param category Category that it shows.
	 */
	followGrid( grid: EventTarget | null, category: string ): void {
		if (
			gridOf( this.element ) === grid &&
			this.pills[ this.#active ]?.category !== category
		) {
			this.#activate( this.#pillFor( category ) );
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
		const grid = gridOf( this.element );
		this.#activate( index );
		if ( grid ) {
			const category = this.category();
			const motion = source !== 'address';
			publish( grid, this.element, {
				category,
				label: this.pills[ index ]?.label ?? '',
				...controllerOf( grid ).filter( category, motion ),
				source,
			} );
		}
	}
}
