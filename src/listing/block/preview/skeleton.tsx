import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';
import { hasPills } from '../criteria';

/** Labels for pills of different widths. */
const LABELS = [ 'Todos', 'Categoría', 'Arte', 'Tecnología', 'Deporte' ];

/** Number of cards: about one screen. */
const CARDS = 6;

/**
 * Placeholder of a loading listing, in its shape, to avoid layout shifts.
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
				<div className="programas-result" aria-hidden="true">
					<p className="programas-count">
						<span className="programas-skeleton__line is-count" />
					</p>
				</div>
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
