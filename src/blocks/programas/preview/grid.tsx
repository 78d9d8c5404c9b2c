import type { ReactElement } from 'react';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { Program } from '../../../api/programs';
import type { Attributes } from '../attributes';
import { Card } from './card';
import { whenNear } from './when-near';

/** Cards that are rendered at a time: a few screens, and no more work than a key press may wait for. */
const STEP = 24;

/** Cards whose picture loads at once: as many as on the page (includes/html/picture.php), and a test compares them. */
export const EAGER_CARDS = 3;

/**
 * The cards of the preview. Those further down come when they are scrolled to.
 *
 * @param props
 * @param props.programs   Programs to show.
 * @param props.attributes Attributes.
 */
export function Grid( props: {
	programs: readonly Program[];
	attributes: Attributes;
} ): ReactElement {
	const { programs, attributes } = props;
	const [ rendered, setRendered ] = useState( STEP );
	const end = useRef< HTMLLIElement >( null );
	const more = rendered < programs.length;

	useEffect( () => {
		if ( more && end.current ) {
			return whenNear( end.current, () =>
				setRendered( ( count ) => count + STEP )
			);
		}

		return undefined;
	}, [ more, rendered ] );

	return (
		// As on the page: Safari takes the list away from a list without bullets.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- See above.
		<ul className="programas-grid" role="list">
			{ programs.slice( 0, rendered ).map( ( program, index ) => (
				<Card
					key={ program.id }
					card={ program.programs_filter_card }
					headingLevel={ attributes.headingLevel }
					minCardWidth={ attributes.minCardWidth }
					showImage={ attributes.showImage }
					showExcerpt={ attributes.showExcerpt }
					showCategories={ attributes.showCategories }
					eager={ index < EAGER_CARDS }
				/>
			) ) }
			{ more && <li ref={ end } aria-hidden="true" /> }
		</ul>
	);
}
