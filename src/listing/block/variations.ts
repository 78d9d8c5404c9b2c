/**
 * Variations of the block, registered by index.tsx: the default of a new block, presets for the inserter, and the names of blocks with only filters
 * or cards.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';

interface Parts extends Record< string, unknown > {
	showFilter?: boolean;
	showGrid?: boolean;
}

/** A variation for the inserter and the slash command: what runs or comes, by date, unless its attributes say something else. */
const inserterVariation = (
	name: string,
	title: string,
	description?: string,
	attributes?: Record< string, unknown >
): BlockVariation< Parts > => ( {
	name,
	title,
	...( description && { description } ),
	// Not the defaults of the attributes: existing blocks without them stay as they are.
	attributes: {
		align: 'wide',
		// Ongoing courses have a next session, too.
		only: { cuando: [ 'vigentes' ] },
		orderBy: 'next',
		...attributes,
	},
	scope: [ 'inserter' ],
	isActive: () => false,
} );

/**
 * The default of a new block, presets for the inserter, and the titles that the list view shows for blocks with only one part. The scope of the
 * latter is empty, so that the inserter does not offer them.
 */
export const variations: BlockVariation< Parts >[] = [
	// With the title of the block, which the site may have changed.
	{ ...inserterVariation( 'programs', '' ), isDefault: true },
	inserterVariation(
		'agenda',
		_x( 'Agenda', 'listing of programs', 'programs-filter' ),
		__( 'What runs or comes, by date, with filters.', 'programs-filter' ),
		{
			filters: [
				'buscar',
				'categoria',
				'cuando',
				'fechas',
				'edad',
				'gratis',
				'plazas',
				'cambios',
				'orden',
			],
			card: [
				'picture',
				'dates',
				'place',
				'price',
				'places',
				'excerpt',
				'categories',
			],
			showCalendar: true,
		}
	),
	inserterVariation(
		'upcoming',
		_x( 'Coming up', 'listing of programs', 'programs-filter' ),
		__( 'The next three programs, without a filter.', 'programs-filter' ),
		{
			limit: 3,
			columns: 3,
			showFilter: false,
			showCounts: false,
		}
	),
	inserterVariation(
		'search',
		_x( 'Search', 'listing of programs', 'programs-filter' ),
		__(
			'A search, and filters by category, age, price and places left.',
			'programs-filter'
		),
		{
			filters: [
				'buscar',
				'categoria',
				'cuando',
				'edad',
				'precio',
				'plazas',
				'orden',
			],
		}
	),
	inserterVariation(
		'archive',
		_x( 'Archive', 'listing of programs', 'programs-filter' ),
		__( 'What is over, the latest first.', 'programs-filter' ),
		{
			only: { cuando: [ 'terminados' ] },
			filters: [ 'categoria', 'buscar', 'anio' ],
			perPage: 12,
		}
	),
	{
		name: 'filter',
		title: __( 'Filters', 'programs-filter' ),
		scope: [],
		isActive: ( { showFilter = true, showGrid = true } ) =>
			showFilter && ! showGrid,
	},
	{
		name: 'cards',
		title: __( 'Cards', 'programs-filter' ),
		scope: [],
		isActive: ( { showFilter = true, showGrid = true } ) =>
			showGrid && ! showFilter,
	},
];
