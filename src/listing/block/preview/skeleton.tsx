import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';
import { hasPills } from '../criteria';

/** What the pills say is not known yet: widths differ, as words do. */
const LABELS = [ 'Todos', 'Categoría', 'Arte', 'Tecnología', 'Deporte' ];

/** Cards of the skeleton: about what is in view. */
const CARDS = 6;

/**
 * The programs are on their way: the shape of the listing that comes, so that nothing jumps.
 *
 * @param props
 * @param props.attributes Attributes.
 */
export function Skeleton( props: { attributes: Attributes } ): ReactElement {
	const { showCount, showGrid, showImage, limit, perPage } = props.attributes;
	const cards = Math.min( limit || CARDS, perPage || CARDS, CARDS );

	return (
		<div className="programas-skeleton" role="status">
			<span className="programas-skeleton__text">
				{ __( 'Loading programs…', 'programs-filter' ) }
			</span>
			{ hasPills( props.attributes ) && (
				<div className="programas-filter" aria-hidden="true">
					<div className="programas-filter__pills">
						{ LABELS.map( ( label ) => (
							<span
								key={ label }
								className="programas-pill programas-skeleton__pill"
							>
								{ label }
							</span>
						) ) }
					</div>
				</div>
			) }
			{ showCount && (
				<p className="programas-count" aria-hidden="true">
					<span className="programas-skeleton__line is-count" />
				</p>
			) }
			{ showGrid && (
				<div className="programas-grid" aria-hidden="true">
					{ Array.from( { length: cards }, ( _, index ) => (
						<div key={ index } className="programas-card">
							{ showImage && (
								<div className="programas-card__picture" />
							) }
							<div className="programas-card__body">
								<span className="programas-skeleton__line is-title" />
								<span className="programas-skeleton__line" />
								<span className="programas-skeleton__line" />
							</div>
						</div>
					) ) }
				</div>
			) }
		</div>
	);
}
