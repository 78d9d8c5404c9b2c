/** Placeholders of the preview while there is no listing: loading, no programs, nothing to show, error. */
import type { ReactElement } from 'react';
import {
	ExternalLink,
	Notice,
	Placeholder,
	Spinner,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { icon } from '../icon';

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
		<ExternalLink href="post-new.php?post_type=pfilter_programa">
			{ __( 'Add Program', 'programs-filter' ) }
		</ExternalLink>
		{ /* The empty list offers the first steps (includes/admin/first-steps.php). */ }
		<ExternalLink href="edit.php?post_type=pfilter_programa">
			{ unpublished > 0
				? sprintf(
						/* translators: %d: number of programs. */
						__( 'To be published: %d', 'programs-filter' ),
						unpublished
					)
				: __( 'Import or load examples', 'programs-filter' ) }
		</ExternalLink>
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
export const Failed = ( props: {
	message: string;
	onRetry: () => void;
} ): ReactElement => (
	<Notice
		status="error"
		isDismissible={ false }
		spokenMessage={ props.message }
		actions={ [
			{
				label: __( 'Try again', 'programs-filter' ),
				onClick: props.onRetry,
				variant: 'primary',
			},
		] }
	>
		<strong>
			{ __( 'The programs could not be loaded', 'programs-filter' ) }
		</strong>
		<p>{ props.message }</p>
	</Notice>
);
