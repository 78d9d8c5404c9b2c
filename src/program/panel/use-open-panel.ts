import { useDispatch, useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';

/** WordPress's store of preferences, by its name: its package is not installed. */
const PREFERENCES = 'core/preferences';

/** The parts of it that are used. */
interface Preferences {
	get: ( scope: string, name: string ) => unknown;
	set: ( scope: string, name: string, value: unknown ) => void;
}

const SCOPE = 'programs-filter';
const WAS_OPENED = 'factsWereOpened';

/**
 * Opens a panel of the sidebar, once for each user: one who closes it keeps it closed.
 *
 * @param panel Its name in the editor.
 */
export function useOpenPanel( panel: string ): void {
	const registry = useRegistry();
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const { set } = useDispatch( PREFERENCES ) as unknown as Preferences;

	useEffect( () => {
		const { get } = registry.select(
			PREFERENCES
		) as unknown as Preferences;
		if ( get( SCOPE, WAS_OPENED ) ) {
			return;
		}
		set( SCOPE, WAS_OPENED, true );
		if ( ! registry.select( editorStore ).isEditorPanelOpened( panel ) ) {
			void toggleEditorPanelOpened( panel );
		}
	}, [ registry, set, toggleEditorPanelOpened, panel ] );
}
