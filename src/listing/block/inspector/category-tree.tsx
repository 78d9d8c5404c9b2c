import type { ReactElement } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { Category } from '../categories';
import { NO_MARGIN } from '../../../wordpress/control-props';

/** Props of the tree and its branches. */
interface TreeProps {
	categories: readonly Category[];
	/** Slugs of the chosen categories. */
	chosen: readonly string[];
	onChange: ( slugs: string[] ) => void;
}

function Branch( props: TreeProps & { parents: ReadonlySet< number > } ) {
	const { categories, chosen, onChange, parents } = props;
	const siblings = categories.filter( ( { parent } ) =>
		parents.has( parent )
	);

	return siblings.length === 0 ? null : (
		<ul className="programas-category-tree__branch">
			{ siblings.map( ( { id, slug, name } ) => (
				<li key={ id }>
					<CheckboxControl
						{ ...NO_MARGIN }
						label={ decodeEntities( name ) }
						checked={ chosen.includes( slug ) }
						onChange={ ( checked ) =>
							onChange( [
								...chosen.filter( ( one ) => one !== slug ),
								...( checked ? [ slug ] : [] ),
							] )
						}
					/>
					<Branch { ...props } parents={ new Set( [ id ] ) } />
				</li>
			) ) }
		</ul>
	);
}

/** Whether some of the categories have a parent. */
export const areNested = ( categories: readonly Category[] ): boolean =>
	categories.some( ( { parent } ) => parent !== 0 );

/**
 * The tree of categories with checkboxes. Categories whose parents form a loop are left out.
 *
 * @param props Props.
 */
export function CategoryTree( props: TreeProps ): ReactElement {
	const ids = new Set( props.categories.map( ( { id } ) => id ) );
	const missing = props.categories
		.map( ( { parent } ) => parent )
		.filter( ( parent ) => ! ids.has( parent ) );

	return (
		<div
			className="programas-category-tree"
			role="group"
			aria-label={ __( 'Categories', 'programs-filter' ) }
		>
			<Branch { ...props } parents={ new Set( missing ) } />
		</div>
	);
}
