/** The field for the documents of a program, which are chosen in the media library. Used by fact-field.tsx. */
import type { ReactElement } from 'react';
import { BaseControl, Button, Flex, FlexBlock } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import { NO_MARGIN } from '../../wordpress/control-props';
import { fieldHelp, type FieldProps } from './field-help';

interface File {
	id: number;
	title: { rendered: string };
}

/**
 * The documents of a program: files of the media library.
 *
 * @param props Props.
 */
export function DocumentsField( props: FieldProps ): ReactElement {
	const { field, form } = props;
	const { mayUpload } = props.settings;
	const ids = ( form.texts[ field.key ] ?? '' )
		.split( ',' )
		.map( Number )
		.filter( Boolean );
	const { records, hasResolved } = useEntityRecords< File >(
		'postType',
		'attachment',
		{ include: ids, per_page: 100, context: 'view' },
		{ enabled: ids.length > 0 }
	);
	const names = new Map(
		records?.map( ( { id, title } ) => [
			id,
			decodeEntities( title.rendered ),
		] )
	);
	// A deleted one has no name, and visitors do not see it.
	const shown = ids.filter( ( id ) => names.has( id ) || ! hasResolved );
	const write = ( changed: number[] ): void =>
		form.write( { [ field.key ]: changed.join() } );

	return (
		<BaseControl { ...NO_MARGIN } help={ fieldHelp( props ) }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ field.label }
				</BaseControl.VisualLabel>
				<Flex direction="column" gap={ 2 }>
					{ shown.map( ( id ) => (
						<Flex key={ id }>
							<FlexBlock style={ { overflowWrap: 'anywhere' } }>
								{ names.get( id ) ?? '…' }
							</FlexBlock>
							<Button
								size="small"
								variant="tertiary"
								isDestructive
								aria-label={ `${ __( 'Remove', 'programs-filter' ) }: ${
									names.get( id ) ?? id
								}` }
								onClick={ () =>
									write( ids.filter( ( one ) => one !== id ) )
								}
							>
								{ __( 'Remove', 'programs-filter' ) }
							</Button>
						</Flex>
					) ) }
					{ mayUpload && (
						<MediaUpload
							multiple="add"
							value={ ids }
							title={ __( 'Add documents', 'programs-filter' ) }
							onSelect={ ( files ) =>
								write( files.map( ( { id } ) => id ) )
							}
							render={ ( { open } ) => (
								<Flex justify="start">
									<Button
										__next40pxDefaultSize
										variant="secondary"
										onClick={ open }
									>
										{ __(
											'Add documents',
											'programs-filter'
										) }
									</Button>
								</Flex>
							) }
						/>
					) }
				</Flex>
			</fieldset>
		</BaseControl>
	);
}
