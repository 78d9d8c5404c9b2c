/** Notes for editors above a listing. */
import type { ReactElement, ReactNode } from 'react';
import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ErrorProps } from './states';

/**
 * A note above the listing.
 *
 * @param props
 * @param props.children Text.
 * @param props.onRetry  Tries again.
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
 * Note: the programs may be outdated or incomplete.
 *
 * @param props
 * @param props.isCutOff Whether some programs are missing.
 */
export const Outdated = (
	props: ErrorProps & { isCutOff: boolean }
): ReactElement => (
	<Note onRetry={ props.onRetry }>
		{ props.isCutOff
			? __( 'Some programs could not be loaded.', 'programs-filter' )
			: __(
					'The programs could not be updated.',
					'programs-filter'
				) }{ ' ' }
		{ props.error.message }
	</Note>
);

/**
 * Note: chosen categories do not exist any more.
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

/** Number of cards above which a phone needs seconds for the page. */
const MOST_CARDS = 1000;

/**
 * Note: the listing has more cards than a page should have.
 *
 * @param props
 * @param props.total Number of cards.
 */
export const TooManyCards = ( props: {
	total: number;
} ): ReactElement | null =>
	props.total > MOST_CARDS ? (
		<Note>
			{ sprintf(
				/* translators: %d: number of programs. */
				__(
					'This listing has %d programs, so its page is slow on phones. Leave out past programs, set a limit, or make a page for each category.',
					'programs-filter'
				),
				props.total
			) }
		</Note>
	) : null;

/**
 * Note: the grid that a filter without cards controls is missing.
 *
 * @param props
 * @param props.selector Its selector; '' for the first grid of the page.
 */
export const MissingGrid = ( props: { selector: string } ): ReactElement => (
	<Note>
		{ props.selector === ''
			? __(
					'There is no grid for this filter on this page. Show the cards in this block or in another block “Programs”, or choose a Query Loop in “Grid it controls”.',
					'programs-filter'
				)
			: sprintf(
					/* translators: %s: CSS selector, an ID. */
					__(
						'The grid that this filter controls is not on this page: %s.',
						'programs-filter'
					),
					props.selector
				) }
	</Note>
);
