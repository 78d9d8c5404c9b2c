import { store } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useRef } from '@wordpress/element';
import type { SetAttributes } from './attributes';

/** Time in which changes belong to one choice, in milliseconds: sliders, colors and texts change often. */
const SAME_CHOICE_MS = 1000;

/**
 * Changes attributes so that each choice is one step of undo. WordPress merges successive changes of an attribute: three chosen categories would be
 * one step.
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
				// Called first: the change after a mark starts a new step.
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
