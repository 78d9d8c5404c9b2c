/**
 * The states of the preview in which there are no cards to show, and the note above cards that may be out of date.
 */
import type { ReactElement, ReactNode } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ApiError } from '../../../api/api-error';
import { icon } from '../icon';

/** Props of a state that an error brought about. */
interface ErrorProps {
	error: ApiError;
	/** Tries again. */
	onRetry: () => void;
}

/** A link to a screen of the programs. */
function ToPrograms( props: {
	variant: 'primary' | 'secondary';
	screen: string;
	status?: string;
	children: ReactNode;
} ): ReactElement {
	return (
		<Button
			variant={ props.variant }
			__next40pxDefaultSize
			href={ addQueryArgs( props.screen, {
				post_type: 'pfilter_programa',
				post_status: props.status,
			} ) }
			target="_blank"
		>
			{ props.children }
		</Button>
	);
}

/**
 * No program is published.
 *
 * @param props
 * @param props.drafts How many are drafts.
 */
export function NoPrograms( props: { drafts: number } ): ReactElement {
	const { drafts } = props;

	return (
		<Placeholder
			icon={ icon }
			label={
				drafts > 0
					? __( 'No program is published yet', 'programs-filter' )
					: __( 'No programs yet', 'programs-filter' )
			}
			instructions={ __(
				'The programs that you publish will appear here.',
				'programs-filter'
			) }
		>
			<ToPrograms variant="primary" screen="post-new.php">
				{ __( 'Add Program', 'programs-filter' ) }
			</ToPrograms>
			{ drafts > 0 && (
				<ToPrograms
					variant="secondary"
					screen="edit.php"
					status="draft"
				>
					{ sprintf(
						/* translators: %s: number of programs. */
						_n(
							'%s draft program',
							'%s draft programs',
							drafts,
							'programs-filter'
						),
						drafts.toLocaleString()
					) }
				</ToPrograms>
			) }
		</Placeholder>
	);
}

/** Visitors see nothing of the block; who edits must be able to find it. */
export function NothingToShow(): ReactElement {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Programs', 'programs-filter' ) }
			instructions={ __(
				'The filter will appear here once there are programs with a category.',
				'programs-filter'
			) }
		/>
	);
}

/**
 * The programs could not be fetched.
 *
 * @param props Props.
 */
export function Failed( props: ErrorProps ): ReactElement {
	const { message } = props.error;
	useEffect( () => {
		speak( message, 'assertive' );
	}, [ message ] );

	return (
		<Placeholder
			icon={ icon }
			label={ __(
				'The programs could not be loaded',
				'programs-filter'
			) }
			instructions={ message }
			className="programas-failed"
		>
			<Button
				variant="primary"
				__next40pxDefaultSize
				onClick={ props.onRetry }
			>
				{ __( 'Try again', 'programs-filter' ) }
			</Button>
		</Placeholder>
	);
}

/**
 * Something above the listing that an editor has to know.
 *
 * @param props
 * @param props.children Text.
 * @param props.onRetry  Tries again, where that may help.
 */
function Note( props: {
	children: ReactNode;
	onRetry?: () => void;
} ): ReactElement {
	const { onRetry } = props;

	return (
		<Notice
			className="programas-note"
			status="warning"
			isDismissible={ false }
			actions={
				onRetry
					? [
							{
								label: __( 'Try again', 'programs-filter' ),
								onClick: onRetry,
							},
						]
					: []
			}
		>
			{ props.children }
		</Notice>
	);
}

/**
 * The programs in view may be out of date.
 *
 * @param props Props.
 */
export const Outdated = ( props: ErrorProps ): ReactElement => (
	<Note onRetry={ props.onRetry }>
		{ __( 'The programs could not be updated.', 'programs-filter' ) }{ ' ' }
		{ props.error.message }
	</Note>
);

/**
 * Categories that were chosen are not there any more.
 *
 * @param props
 * @param props.slugs Their slugs.
 */
export const MissingCategories = ( props: {
	slugs: readonly string[];
} ): ReactElement => (
	<Note>
		{ sprintf(
			/* translators: %s: slugs of categories. */
			_n(
				'This category was chosen and does not exist any more: %s.',
				'These categories were chosen and do not exist any more: %s.',
				props.slugs.length,
				'programs-filter'
			),
			props.slugs.join( ', ' )
		) }
	</Note>
);
