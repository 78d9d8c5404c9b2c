/** States of the preview without cards. */
import type { ReactElement, ReactNode } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Placeholder, VisuallyHidden } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ApiError } from '../../../wordpress/api-error';
import { icon } from '../icon';
import type { Listing } from './listing';

/** Props of the error states. */
export interface ErrorProps {
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
			<VisuallyHidden>
				{ ' ' }
				{ __( '(opens in a new tab)', 'programs-filter' ) }
			</VisuallyHidden>
		</Button>
	);
}

/**
 * State: no program is published.
 *
 * @param props
 * @param props.listing Listing, with the number of unpublished programs.
 */
export function NoPrograms( props: { listing: Listing } ): ReactElement {
	const { drafts, unpublished } = props.listing;

	return (
		<Placeholder
			icon={ icon }
			label={
				unpublished > 0
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
						/* translators: %d: number of programs. */
						_n(
							'%d draft program',
							'%d draft programs',
							drafts,
							'programs-filter'
						),
						drafts
					) }
				</ToPrograms>
			) }
			{ unpublished > drafts && (
				<ToPrograms variant="secondary" screen="edit.php">
					{ __(
						'Pending and scheduled programs',
						'programs-filter'
					) }
				</ToPrograms>
			) }
			{ unpublished === 0 && (
				// The empty list offers the first steps (includes/admin/first-steps.php).
				<ToPrograms variant="secondary" screen="edit.php">
					{ __( 'Import or load examples', 'programs-filter' ) }
				</ToPrograms>
			) }
		</Placeholder>
	);
}

/** State: the block is invisible for visitors, but must be selectable. */
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
 * State: the programs could not be fetched.
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
