/** The dialog for facts that another user has changed in the meantime, shown by panel.tsx and box.tsx instead of saving. */
import type { ReactElement } from 'react';
import { Button, Flex, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings, Texts } from './settings';

/**
 * Asks what to do with facts that were changed elsewhere while they were edited here, too.
 *
 * @param props Props.
 */
export function ConflictDialog( props: {
	/** A sentence for each of the facts. */
	sentences: string[];
	onKeep: () => void;
	onDiscard: () => void;
	onClose: () => void;
} ): ReactElement {
	const { sentences, onKeep, onDiscard: onTake, onClose } = props;

	return (
		<Modal
			title={ __(
				'This program was changed while you were editing it',
				'programs-filter'
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<ul style={ { listStyle: 'disc', paddingInlineStart: '1.5em' } }>
				{ sentences.map( ( sentence ) => (
					<li key={ sentence }>{ sentence }</li>
				) ) }
			</ul>
			<Flex justify="end" wrap>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ onTake }
				>
					{ __( 'Use what is stored', 'programs-filter' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onKeep }
				>
					{ __( 'Keep mine', 'programs-filter' ) }
				</Button>
			</Flex>
		</Modal>
	);
}

/**
 * Sentences with the labels of their facts in front.
 *
 * @param settings  Settings.
 * @param sentences Sentences by the key of a fact, also with "meta." in front.
 */
export const withLabels = (
	{ groups }: Settings,
	sentences: Texts
): string[] =>
	groups
		.flatMap( ( { fields } ) => fields )
		.flatMap( ( { key, label } ) => {
			const sentence = sentences[ key ] ?? sentences[ `meta.${ key }` ];
			return sentence ? [ `${ label }: ${ sentence }` ] : [];
		} );
