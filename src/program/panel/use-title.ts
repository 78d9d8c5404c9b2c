/** Selects the title of a new program where the editor shows the template, and keeps the sidebar of the program open for it. Used by panel.tsx. */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';

/** WordPress's store of sidebars, by its name: its package is not installed. */
const INTERFACE = 'core/interface';

/** The parts of it that are used. */
interface Interface {
	getActiveComplementaryArea: ( scope: string ) => string | null | undefined;
	enableComplementaryArea: ( scope: string, area: string ) => void;
}

/**
 * Where the editor shows the template, the title is a block: selects that of a new program, as the editor does without a template, and keeps the
 * program's sidebar while it is selected, as a title has no settings that are needed.
 */
export function useTitle(): void {
	const registry = useRegistry();
	const { enableComplementaryArea } = useDispatch(
		INTERFACE
	) as unknown as Interface;
	const { selectBlock } = useDispatch( blockEditorStore );
	const { title, isNew, isSelected } = useSelect( ( select ) => {
		const blocks = select( blockEditorStore );
		const [ id ] = blocks.getBlocksByName( 'core/post-title' );

		return {
			title: id,
			isNew: select( editorStore ).isCleanNewPost(),
			isSelected:
				id !== undefined && blocks.getSelectedBlockClientId() === id,
		};
	}, [] );

	useEffect( () => {
		if ( title !== undefined && isNew ) {
			void selectBlock( title );
		}
		// Once, when the template has come.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ title ] );

	useEffect( () => {
		if ( ! isSelected ) {
			return undefined;
		}
		// After the editor has turned to the sidebar of blocks.
		const timer = setTimeout( () => {
			const { getActiveComplementaryArea } = registry.select(
				INTERFACE
			) as unknown as Interface;
			// A sidebar that is closed stays so, as on a phone.
			if ( getActiveComplementaryArea( 'core' ) === 'edit-post/block' ) {
				enableComplementaryArea( 'core', 'edit-post/document' );
			}
		} );
		return () => clearTimeout( timer );
	}, [ isSelected, enableComplementaryArea, registry ] );
}
