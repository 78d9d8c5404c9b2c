import type { ReactElement } from 'react';
import { Flex } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { FactField } from './fact-field';
import type { Settings } from './settings';
import { useFacts } from './use-facts';

/**
 * The panel. What cannot be used outlives the panel's closing, as the plugin stays where it is.
 *
 * @param props Props.
 */
function OfProgram( props: { settings: Settings; id: number } ): ReactElement {
	const { settings, id } = props;
	const facts = useFacts( settings, id );

	return (
		<PluginDocumentSettingPanel name="facts" title={ settings.texts.title }>
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
	);
}

/**
 * The panel, where a program is edited: from there, the editor also goes to templates.
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
