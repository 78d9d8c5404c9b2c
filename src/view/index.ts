/**
 * The eager part of the public page's script: it reveals cards, applies an address that a cache ignored, keeps clicks that
 * come early, and gets the rest (React) when it is needed.
 */
import { categoryFor } from './address';
import { ALL } from './constants';
import { applyInstantly } from './grid/instantly';
import type * as FilterBars from 'programs-filter/filter-bar';
import { onInterest } from './interest';
import { activePillOf, categoryOf, GROUP, PILL } from './markup';
import { revealOnScroll } from './reveal';
import { bringIntoView } from './row';
import { watch } from './watch';

/** What came of getting the rest: not needed yet, waiting for interest, on its way, here, or failed. */
let bars: typeof FilterBars | undefined;
let state: 'unneeded' | 'waiting' | 'loading' | 'ready' | 'failed' = 'unneeded';

/** The last click on each group that came before React. */
const early = new Map< Element, Element >();

function load(): void {
	if ( state !== 'waiting' ) {
		return;
	}
	state = 'loading';
	import( 'programs-filter/filter-bar' )
		.then( ( module ) => {
			bars = module;
			state = 'ready';
			document
				.querySelectorAll< HTMLElement >( GROUP )
				.forEach( ( group ) => module.mount( group ) );
		} )
		.catch( () => {
			bars = undefined;
			state = 'failed';
		} )
		.finally( () => {
			early.forEach( activate );
			early.clear();
		} );
}

function activate( pill: Element, group: Element ): void {
	if ( bars ) {
		bars.activate( group, pill );
	} else {
		applyInstantly( group, categoryOf( pill ), 'pill', pill );
	}
}

function onClick( event: MouseEvent ): void {
	const pill =
		event.target instanceof Element && event.target.closest( PILL );
	const group = pill && pill.closest( GROUP );
	// A click that opens a new tab or window belongs to the browser.
	const modified =
		event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
	if ( ! group || state === 'ready' || modified ) {
		return;
	}
	event.preventDefault();
	if ( state === 'failed' ) {
		activate( pill, group );
		return;
	}
	early.set( group, pill );
	load();
}

function applyAddress( group: HTMLElement ): void {
	const category = categoryFor( group, window.location.search );
	const active = activePillOf( group );
	if ( ( active ? categoryOf( active ) : ALL ) !== category ) {
		applyInstantly( group, category, 'address' );
	}
	if ( category !== ALL ) {
		bringIntoView( activePillOf( group ) );
	}
}

document.addEventListener( 'click', onClick, { capture: true } );
window.addEventListener( 'popstate', load );

watch( document.documentElement, {
	grid( grid ) {
		revealOnScroll( grid );
		bars?.refresh( grid );
	},
	group( group ) {
		if ( state === 'unneeded' ) {
			state = 'waiting';
			onInterest( load );
		}
		if ( bars ) {
			bars.mount( group );
		} else {
			applyAddress( group );
		}
	},
} );
