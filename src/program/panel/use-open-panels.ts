/**
 * Opens the plugin's panels for users who see them for the first time, and removes WordPress's panel of categories, which one of them replaces. Used
 * by panel.tsx.
 */
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
 * Opens panels of the sidebar, once for each user, and removes the panel that one of them replaces.
 *
 * @param panels    Their names in the editor.
 * @param duplicate That of the other one.
 */
export function useOpenPanels( panels: string[], duplicate: string ): void {
	const registry = useRegistry();
	const { toggleEditorPanelOpened, removeEditorPanel } =
		useDispatch( editorStore );
	const { set } = useDispatch( PREFERENCES ) as unknown as Preferences;

	useEffect( () => {
		const { get } = registry.select(
			PREFERENCES
		) as unknown as Preferences;
		void removeEditorPanel( duplicate );
		if ( get( SCOPE, WAS_OPENED ) ) {
			return;
		}
		set( SCOPE, WAS_OPENED, true );
		for ( const panel of panels ) {
			if (
				! registry.select( editorStore ).isEditorPanelOpened( panel )
			) {
				void toggleEditorPanelOpened( panel );
			}
		}
		// Once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}
