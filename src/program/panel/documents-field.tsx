import type { ReactElement } from 'react';
import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button, Flex, FlexBlock } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { NO_MARGIN } from '../../wordpress/control-props';
import type { Field, Settings } from './settings';

interface Props {
	field: Field;
	texts: Settings[ 'texts' ];
	/** IDs of files, with commas. */
	text: string;
	onChange: ( text: string ) => void;
}

interface File {
	id: number;
	title: { rendered: string };
}

/**
 * The documents of a program: files of the media library.
 *
 * @param props Props.
 */
export function DocumentsField( props: Props ): ReactElement {
	const { field, texts, text, onChange } = props;
	const ids = text.split( ',' ).map( Number ).filter( Boolean );
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

	return (
		<BaseControl { ...NO_MARGIN }>
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
								aria-label={ `${ texts.remove }: ${
									names.get( id ) ?? id
								}` }
								onClick={ () =>
									onChange(
										ids
											.filter( ( one ) => one !== id )
											.join( ',' )
									)
								}
							>
								{ texts.remove }
							</Button>
						</Flex>
					) ) }
					<MediaUploadCheck>
						<MediaUpload
							multiple="add"
							value={ ids }
							title={ texts.addDocuments }
							onSelect={ ( files ) =>
								onChange(
									files.map( ( { id } ) => id ).join( ',' )
								)
							}
							render={ ( { open } ) => (
								<Flex justify="start">
									<Button
										__next40pxDefaultSize
										variant="secondary"
										onClick={ open }
									>
										{ texts.addDocuments }
									</Button>
								</Flex>
							) }
						/>
					</MediaUploadCheck>
				</Flex>
			</fieldset>
		</BaseControl>
	);
}
