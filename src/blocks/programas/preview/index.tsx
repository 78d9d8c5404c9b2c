import type { ReactElement, MouseEvent } from 'react';
import {
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { categories, programsIn } from '../../../api/programs';
import type { Resource, Snapshot } from '../../../api/resource';
import { ALL } from '../../../view/constants';
import type { Attributes } from '../attributes';
import { Filter } from './filter';
import { Grid } from './grid';
import { listingOf } from './listing';
import { whenNear } from './near';
import { Failed, Loading, NoPrograms } from './states';

const useResource = < Data, >( resource: Resource< Data > ): Snapshot< Data > =>
	useSyncExternalStore( resource.subscribe, resource.getSnapshot );

/** Links of the preview do not leave the editor. */
function stayHere( event: MouseEvent< HTMLElement > ): void {
	// The canvas is an iframe, whose elements are not instances of this window's classes.
	if ( ( event.target as Element ).closest( 'a' ) ) {
		event.preventDefault();
	}
}

function Count( props: { visible: number; total: number } ): ReactElement {
	const { visible, total } = props;
	const text =
		visible === total
			? sprintf(
					/* translators: %s: number of programs. */
					_n(
						'%s programa',
						'%s programas',
						total,
						'programs-filter'
					),
					String( total )
				)
			: sprintf(
					/* translators: 1: number of programs shown, 2: number of all programs, which decides singular or plural. */
					_n(
						'%1$s de %2$s programa',
						'%1$s de %2$s programas',
						total,
						'programs-filter'
					),
					String( visible ),
					String( total )
				);

	return <p className="programas-count">{ text }</p>;
}

function Listing( { attributes }: { attributes: Attributes } ): ReactElement {
	const programs = useResource(
		programsIn( attributes.orderBy, attributes.order )
	);
	const tree = useResource( categories );
	const [ chosen, setChosen ] = useState< string >();
	const listing = useMemo(
		() =>
			programs.status === 'ready' && tree.status === 'ready'
				? listingOf( programs.items, tree.items, attributes )
				: undefined,
		[ programs, tree, attributes ]
	);

	for ( const [ snapshot, resource ] of [
		[ programs, programsIn( attributes.orderBy, attributes.order ) ],
		[ tree, categories ],
	] as const ) {
		if ( snapshot.status === 'error' ) {
			return (
				<Failed error={ snapshot.error } onRetry={ resource.retry } />
			);
		}
	}
	if ( ! listing ) {
		return <Loading />;
	}
	if ( programs.status === 'ready' && programs.items.length === 0 ) {
		return <NoPrograms />;
	}
	const wanted = chosen ?? listing.initial;
	const active =
		! attributes.showFilter ||
		listing.pills.some( ( { slug } ) => slug === wanted )
			? wanted
			: ALL;
	const visible = listing.programs.filter(
		( { programs_filter_card: card } ) =>
			active === ALL || card.slugs.includes( active )
	);

	return (
		<>
			{ attributes.showFilter && listing.pills.length > 1 && (
				<Filter
					pills={ listing.pills }
					active={ active }
					counts={ attributes.showPillCounts }
					onChoose={ setChosen }
				/>
			) }
			{ attributes.showCount && listing.programs.length > 0 && (
				<Count
					visible={ visible.length }
					total={ listing.programs.length }
				/>
			) }
			{ attributes.showGrid && (
				<Grid programs={ visible } attributes={ attributes } />
			) }
			{ attributes.showGrid && visible.length === 0 && (
				<p className="programas-empty">
					{ attributes.emptyText ||
						__(
							'No hay programas en esta categoría.',
							'programs-filter'
						) }
				</p>
			) }
		</>
	);
}

/**
 * The block as visitors will see it. Nothing is fetched until it is near the viewport.
 *
 * @param props
 * @param props.attributes Attributes.
 */
export function Preview( props: { attributes: Attributes } ): ReactElement {
	const element = useRef< HTMLDivElement >( null );
	const [ near, setNear ] = useState( false );

	useEffect(
		() =>
			element.current
				? whenNear( element.current, () => setNear( true ) )
				: undefined,
		[]
	);

	return (
		<div ref={ element } onClickCapture={ stayHere }>
			{ near ? <Listing attributes={ props.attributes } /> : <Loading /> }
		</div>
	);
}
