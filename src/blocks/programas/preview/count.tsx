import type { ReactElement } from 'react';
import { _n, sprintf } from '@wordpress/i18n';
import { format } from './format';

/**
 * The visible count, as includes/html/templates/count.php prints it.
 *
 * @param props
 * @param props.visible Programs shown.
 * @param props.total   All programs of the listing.
 */
export function Count( props: {
	visible: number;
	total: number;
} ): ReactElement {
	const { visible, total } = props;
	const text =
		visible === total
			? sprintf(
					/* translators: %s: number of programs. */
					_n( '%s program', '%s programs', total, 'programs-filter' ),
					format( total )
				)
			: sprintf(
					/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
					_n(
						'%1$s of %2$s program',
						'%1$s of %2$s programs',
						total,
						'programs-filter'
					),
					format( visible ),
					format( total )
				);

	return <p className="programas-count">{ text }</p>;
}
