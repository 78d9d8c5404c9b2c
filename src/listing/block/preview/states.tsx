/** Placeholders of the preview while there is no listing: loading, no programs, nothing to show, error. */
import type { ReactElement, ReactNode } from 'react';
import { speak } from '@wordpress/a11y';
import {
	Button,
	Placeholder,
	Spinner,
	VisuallyHidden,
} from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { icon } from '../icon';

/** A link to a screen of the programs. */
const ToPrograms = ( props: {
	variant: 'primary' | 'secondary';
	screen: string;
	children: ReactNode;
} ): ReactElement => (
	<Button
		variant={ props.variant }
		__next40pxDefaultSize
		href={ addQueryArgs( props.screen, { post_type: 'pfilter_programa' } ) }
		target="_blank"
	>
		{ props.children }
		<VisuallyHidden>
			{ ' ' }
			{ __( '(opens in a new tab)', 'programs-filter' ) }
		</VisuallyHidden>
	</Button>
);

/** State: the listing is being fetched. */
export const Loading = (): ReactElement => (
	<Placeholder icon={ icon } label={ __( 'Programs', 'programs-filter' ) }>
		<div role="status">
			<Spinner />
			{ __( 'Loading programs…', 'programs-filter' ) }
		</div>
	</Placeholder>
);

/**
 * State: no program is published.
 *
 * @param props
 * @param props.unpublished Number of drafts and pending programs.
 */
export const NoPrograms = ( {
	unpublished,
}: {
	unpublished: number;
} ): ReactElement => (
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
		{ /* The empty list offers the first steps (includes/admin/first-steps.php). */ }
		<ToPrograms variant="secondary" screen="edit.php">
			{ unpublished > 0
				? sprintf(
						/* translators: %d: number of programs. */
						__( 'To be published: %d', 'programs-filter' ),
						unpublished
					)
				: __( 'Import or load examples', 'programs-filter' ) }
		</ToPrograms>
	</Placeholder>
);

/** State: visitors see nothing of the block, but it must be selectable. */
export const NothingToShow = (): ReactElement => (
	<Placeholder
		icon={ icon }
		label={ __( 'Programs', 'programs-filter' ) }
		instructions={ __(
			'The filter will appear here once there are programs with a category.',
			'programs-filter'
		) }
	/>
);

/**
 * State: the programs could not be fetched.
 *
 * @param props
 * @param props.message Why.
 * @param props.onRetry Tries again.
 */
export function Failed( props: {
	message: string;
	onRetry: () => void;
} ): ReactElement {
	const { message } = props;
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
