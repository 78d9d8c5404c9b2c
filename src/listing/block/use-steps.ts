import { store } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';
import type { SetAttributes } from './attributes';

/** A slider, a colour or a text changes many times while one choice is made: what follows within this time belongs to it, in milliseconds. */
const SAME_CHOICE_MS = 1000;

/**
 * Changes attributes so that each choice is one step of undo.
 *
 * WordPress makes one step of everything that happens to an attribute before another one changes: three categories, one after the other,
 * would go at once.
 *
 * @param setAttributes Changes attributes.
 */
export function useSteps( setAttributes: SetAttributes ): SetAttributes {
	const registry = useRegistry();
	const {
		__unstableMarkLastChangeAsPersistent: endStep,
		__unstableMarkNextChangeAsNotPersistent: goOn,
	} = useDispatch( store );
	const last = useRef( { names: '', at: 0 } );

	return useCallback(
		( changes ) => {
			const isGradual = Object.values( changes ).every(
				( value ) =>
					typeof value === 'number' || typeof value === 'string'
			);
			const names = isGradual ? Object.keys( changes ).join() : '';
			const at = Date.now();
			const isSameChoice =
				isGradual &&
				names === last.current.names &&
				at - last.current.at < SAME_CHOICE_MS;
			last.current = { names, at };
			registry.batch( () => {
				// Said before: the change after a mark counts as the first of its kind.
				if ( isSameChoice ) {
					void goOn();
				}
				setAttributes( changes );
				if ( ! isSameChoice ) {
					void endStep();
				}
			} );
		},
		[ registry, endStep, goOn, setAttributes ]
	);
}
