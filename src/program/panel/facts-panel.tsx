import type { ReactElement } from 'react';
import { Flex } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	store as editorStore,
} from '@wordpress/editor';
import { FactField } from './fact-field';
import type { Settings } from './settings';
import { useFacts } from './use-facts';
import { useWarning } from './use-warning';

/**
 * The panel of a program. Unusable texts outlive its closing, as the plugin stays mounted.
 *
 * @param props Props.
 */
function OfProgram( props: { settings: Settings; id: number } ): ReactElement {
	const { settings, id } = props;
	const { title, notToBeSaved, notSaved } = settings.texts;
	const facts = useFacts( settings, id );
	const unsaved = facts.unsaved.join( ', ' );
	useWarning( unsaved && notSaved.replace( '%s', unsaved ) );

	return (
		<>
			<PluginDocumentSettingPanel name="facts" title={ title }>
				<Flex direction="column" gap={ 4 }>
					{ settings.fields.map( ( field ) => (
						<FactField
							key={ field.key }
							field={ field }
							states={ settings.states }
							texts={ settings.texts }
							facts={ facts }
						/>
					) ) }
				</Flex>
			</PluginDocumentSettingPanel>
			{ unsaved && (
				<PluginPrePublishPanel title={ title } initialOpen>
					{ notToBeSaved.replace( '%s', unsaved ) }
				</PluginPrePublishPanel>
			) }
		</>
	);
}

/**
 * The panel while a program is edited: the editor may switch from it to a template.
 *
 * @param props Props.
 */
export function FactsPanel( props: {
	settings: Settings;
} ): ReactElement | null {
	const { settings } = props;
	const { postType } = settings;
	const id = useSelect(
		( select ) => {
			const { getCurrentPostType, getCurrentPostId } =
				select( editorStore );
			return getCurrentPostType() === postType
				? getCurrentPostId()
				: undefined;
		},
		[ postType ]
	);

	return id === undefined ? null : (
		<OfProgram key={ id } settings={ settings } id={ id } />
	);
}
