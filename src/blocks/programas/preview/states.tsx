/**
 * The states of the preview in which there are no cards to show, and the note above cards that may be out of date.
 */
import type { ReactElement } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ApiError } from '../../../api/api-error';
import { icon } from '../icon';

/** Props of a state that an error brought about. */
interface ErrorProps {
	error: ApiError;
	/** Tries again. */
	onRetry: () => void;
}

/** There are no programs at all. */
export function NoPrograms(): ReactElement {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'No programs yet', 'programs-filter' ) }
			instructions={ __(
				'The programs that you publish will appear here.',
				'programs-filter'
			) }
		>
			<Button
				variant="primary"
				__next40pxDefaultSize
				href={ addQueryArgs( 'post-new.php', {
					post_type: 'pfilter_programa',
				} ) }
				target="_blank"
			>
				{ __( 'Add Program', 'programs-filter' ) }
			</Button>
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
 * The programs in view may be out of date.
 *
 * @param props Props.
 */
export function Outdated( props: ErrorProps ): ReactElement {
	return (
		<Notice
			className="programas-outdated"
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Try again', 'programs-filter' ),
					onClick: props.onRetry,
				},
			] }
		>
			{ __( 'The programs could not be updated.', 'programs-filter' ) }{ ' ' }
			{ props.error.message }
		</Notice>
	);
}
