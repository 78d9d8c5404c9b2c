import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';

/** WordPress's store of notices, by its name: its package is not installed. */
const NOTICES = 'core/notices';

/** The part of it that is used. */
interface Notices {
	createWarningNotice: ( content: string, options: { id: string } ) => void;
	removeNotice: ( id: string ) => void;
}

const ID = 'programs-filter-facts';

/**
 * Warns when the program was saved without some facts: the editor itself reports success. An autosave does not count, as it comes during
 * typing.
 *
 * @param warning A sentence about what was not saved; '' ends the warning.
 */
export function useWarning( warning: string ): void {
	const { createWarningNotice, removeNotice } = useDispatch(
		NOTICES
	) as unknown as Notices;
	const { isSaving, isSaved } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			isSaving: editor.isSavingPost() && ! editor.isAutosavingPost(),
			isSaved: editor.didPostSaveRequestSucceed(),
		};
	}, [] );
	const wasSaving = useRef( false );

	useEffect( () => {
		const isDone = wasSaving.current && ! isSaving && isSaved;
		wasSaving.current = isSaving;
		if ( ! isDone || ! warning ) {
			return undefined;
		}
		// After what the editor says: screen readers hear the last of both.
		const timer = setTimeout( () =>
			createWarningNotice( warning, { id: ID } )
		);
		return () => clearTimeout( timer );
		// At the end of a save only.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isSaving ] );

	const isWrong = warning !== '';
	useEffect( () => {
		if ( isWrong ) {
			return () => removeNotice( ID );
		}
		return undefined;
	}, [ isWrong, removeNotice ] );
}
