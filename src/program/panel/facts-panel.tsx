import type { ReactElement } from 'react';
import { Flex, FlexBlock } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	store as editorStore,
} from '@wordpress/editor';
import { FactField } from './fact-field';
import { missingLabels } from './missing';
import { isEventOfDays } from './rules';
import { shownFields } from './shown-fields';
import type { Field, Settings } from './settings';
import { useFacts } from './use-facts';
import { useOpenPanel } from './use-open-panel';
import { useTitle } from './use-title';
import { useUnderstood } from './use-understood';
import { useWarning } from './use-warning';

/** Name of the editor's plugin, and that of its panel. */
export const PLUGIN = 'programs-filter-facts';
const PANEL = 'facts';

/** Two numbers stand side by side. */
const WHOLE_WIDTH = { flexBasis: '100%' };
const HALF_WIDTH = { flexBasis: '40%' };

/**
 * The panel of a program. Unusable texts outlive its closing, as the plugin stays mounted.
 *
 * @param props Props.
 */
function OfProgram( props: { settings: Settings; id: number } ): ReactElement {
	const { settings, id } = props;
	const { title, notToBeSaved, notSaved, missing, eventOfDays, notFree } =
		settings.texts;
	const facts = useFacts( settings, id );
	const unsaved = facts.unsaved.join( ', ' );
	const picture = useEntityProp(
		'postType',
		settings.postType,
		'featured_media',
		id
	)[ 0 ] as unknown;
	const ofDates = ( fact: string ): string =>
		facts.texts[
			settings.fields.find( ( field ) => field.fact === fact )?.key ?? ''
		] ?? '';
	const isOfDays =
		! ofDates( 'sessions' ) &&
		isEventOfDays( ofDates( 'start' ), ofDates( 'end' ) );
	const absent = missingLabels( settings, facts, picture ).join( ', ' );
	const understood = useUnderstood( settings, facts );
	const free =
		settings.fields.find( ( { fact } ) => fact === 'free' )?.key ?? '';
	const hintOf = ( { fact, key, hint }: Field ): string => {
		if ( isOfDays && fact === 'end' ) {
			return eventOfDays;
		}
		return key === free && understood.isPaid
			? notFree
			: [ understood.sentences[ key ], hint ]
					.filter( Boolean )
					.join( ' · ' );
	};
	useTitle();
	useOpenPanel( `${ PLUGIN }/${ PANEL }` );
	useWarning( unsaved && notSaved.replace( '%s', unsaved ) );

	return (
		<>
			<PluginDocumentSettingPanel name={ PANEL } title={ title }>
				<Flex wrap align="start" gap={ 4 }>
					{ shownFields( settings.fields, facts.texts ).map(
						( field ) => (
							<FlexBlock
								key={ field.key }
								style={
									field.highest === null
										? WHOLE_WIDTH
										: HALF_WIDTH
								}
							>
								<FactField
									field={ {
										...field,
										hint: hintOf( field ),
									} }
									isRefused={
										field.key === free && understood.isPaid
									}
									texts={ settings.texts }
									facts={ facts }
								/>
							</FlexBlock>
						)
					) }
				</Flex>
			</PluginDocumentSettingPanel>
			{ ( unsaved || absent || isOfDays ) && (
				<PluginPrePublishPanel title={ title } initialOpen>
					{ unsaved && (
						<p>{ notToBeSaved.replace( '%s', unsaved ) }</p>
					) }
					{ absent && <p>{ missing.replace( '%s', absent ) }</p> }
					{ isOfDays && <p>{ eventOfDays }</p> }
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
