/**
 * A control of Elementor's panel with several values in the order in which they were chosen, which Elementor's own control loses. Without this
 * script it is a plain list (includes/elementor/subclasses/class-ordered-choice.php).
 */
import { sortOptions, inChosenOrder } from './order';

/** The used part of a control's view. */
interface View {
	ui: { select: Readonly< { 0: HTMLSelectElement } > & Triggering };
	model: { get: ( name: 'options' ) => Readonly< Record< string, string > > };
	getControlValue: () => unknown;
}

/** The used part of jQuery. */
interface Triggering {
	trigger: ( event: string ) => unknown;
}

type Method = ( this: View, ...args: unknown[] ) => unknown;
type Name =
	| 'applySavedValue'
	| 'getInputValue'
	| 'getSelect2Options'
	| 'onBaseInputChange';

interface Elementor {
	modules: {
		controls: {
			Select2: {
				prototype: Record< Name, Method >;
				extend: ( methods: Record< Name, Method > ) => unknown;
			};
		};
	};
	addControlView: ( type: string, view: unknown ) => void;
}

declare global {
	interface Window {
		elementor?: Elementor;
	}
}

function registerControl(): void {
	const { elementor } = window;
	if ( ! elementor ) {
		return;
	}
	const { Select2 } = elementor.modules.controls;
	const own = Select2.prototype;
	elementor.addControlView(
		'programas-choice',
		Select2.extend( {
			applySavedValue( ...args ) {
				sortOptions( this.ui.select[ 0 ], this.getControlValue() );
				return own.applySavedValue.apply( this, args );
			},
			getInputValue( ...args ) {
				return inChosenOrder(
					this.getControlValue(),
					own.getInputValue.apply( this, args )
				);
			},
			// The open list keeps its own order.
			getSelect2Options( ...args ) {
				const keys = Object.keys( this.model.get( 'options' ) );
				return {
					...( own.getSelect2Options.apply( this, args ) as object ),
					sorter: ( found: { id: string }[] ) =>
						found.sort(
							( a, b ) =>
								keys.indexOf( a.id ) - keys.indexOf( b.id )
						),
				};
			},
			onBaseInputChange( ...args ) {
				own.onBaseInputChange.apply( this, args );
				sortOptions( this.ui.select[ 0 ], this.getControlValue() );
				// Updates the list only. The value has not changed.
				this.ui.select.trigger( 'change.select2' );
			},
		} )
	);
}

if ( window.elementor ) {
	registerControl();
} else {
	addEventListener( 'elementor/init', registerControl );
}
