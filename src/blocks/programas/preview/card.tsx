import type { ReactElement } from 'react';
import { createElement, memo } from '@wordpress/element';
import type { Card as CardModel } from '../../../api/programs';
import { Picture } from './picture';

/** Props of a card. */
interface CardProps {
	card: CardModel;
	headingLevel: number;
	minCardWidth: number;
	showImage: boolean;
	showExcerpt: boolean;
	showCategories: boolean;
	/** Whether its picture is likely to be in view at load. */
	eager: boolean;
}

function Content( props: CardProps ): ReactElement {
	const { card } = props;

	return (
		<>
			{ props.showImage && card.picture && (
				<Picture
					htmlAttributes={ card.picture }
					eager={ props.eager }
					minCardWidth={ props.minCardWidth }
				/>
			) }
			<div className="programas-card__body">
				{ createElement(
					`h${ props.headingLevel }`,
					{ className: 'programas-card__title' },
					<a
						className="programas-card__link"
						href={ card.url }
						dangerouslySetInnerHTML={ { __html: card.title } }
					/>
				) }
				{ props.showExcerpt && card.excerpt !== '' && (
					<p className="programas-card__excerpt">{ card.excerpt }</p>
				) }
				{ props.showCategories && card.categories.length > 0 && (
					<p className="programas-card__categories">
						{ card.categories.map( ( { slug, name } ) => (
							<span
								key={ slug }
								className="programas-card__category"
							>
								{ name }
							</span>
						) ) }
					</p>
				) }
			</div>
		</>
	);
}

/**
 * A card, as includes/html/templates/card.php prints it.
 *
 * @param props Props.
 */
export const Card = memo( ( props: CardProps ): ReactElement => {
	const { card } = props;
	const categories = card.slugs.join( ' ' );

	return card.html === null ? (
		<li className="programas-card" data-categories={ categories }>
			<Content { ...props } />
		</li>
	) : (
		<li
			className="programas-card"
			data-categories={ categories }
			dangerouslySetInnerHTML={ { __html: card.html } }
		/>
	);
} );
