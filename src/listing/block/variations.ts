import type { BlockVariation } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';

interface Parts extends Record< string, unknown > {
	showFilter?: boolean;
	showGrid?: boolean;
}

/** What is asked for by name, in the inserter and after a slash. */
const asked = (
	name: string,
	title: string,
	description: string,
	attributes: Record< string, unknown >
): BlockVariation< Parts > => ( {
	name,
	title,
	description,
	attributes: {
		align: 'wide',
		card: [ 'picture', 'dates', 'place', 'price', 'excerpt', 'categories' ],
		...attributes,
	},
	scope: [ 'inserter' ],
	isActive: () => false,
} );

/**
 * What a new block shows, what people look for by name, and the names of blocks with only one part, as in the list view. The scope of these is
 * empty, so that the inserter does not offer them.
 */
export const variations: BlockVariation< Parts >[] = [
	{
		name: 'programs',
		isDefault: true,
		// That of the block, which the site may have renamed.
		title: '',
		// Blocks without these attributes, as they were written before, show what they showed.
		attributes: {
			only: { cuando: [ 'vigentes' ] },
			orderBy: 'next',
			card: [
				'picture',
				'dates',
				'place',
				'price',
				'excerpt',
				'categories',
			],
			align: 'wide',
		},
		scope: [ 'inserter' ],
		isActive: () => false,
	},
	asked(
		'agenda',
		_x( 'Agenda', 'listing of programs', 'programs-filter' ),
		__( 'What runs or comes, by date, with filters.', 'programs-filter' ),
		{
			only: { cuando: [ 'vigentes' ] },
			orderBy: 'next',
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
	asked(
		'upcoming',
		_x( 'Coming up', 'listing of programs', 'programs-filter' ),
		__( 'The next three programs, without a filter.', 'programs-filter' ),
		{
			// A course that runs has its next session, too.
			only: { cuando: [ 'vigentes' ] },
			orderBy: 'next',
			limit: 3,
			columns: 3,
			showFilter: false,
			showCounts: false,
		}
	),
	asked(
		'search',
		_x( 'Search', 'listing of programs', 'programs-filter' ),
		__(
			'A search, and filters by category, age, price and places left.',
			'programs-filter'
		),
		{
			only: { cuando: [ 'vigentes' ] },
			orderBy: 'next',
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
	asked(
		'archive',
		_x( 'Archive', 'listing of programs', 'programs-filter' ),
		__( 'What is over, the latest first.', 'programs-filter' ),
		{
			only: { cuando: [ 'terminados' ] },
			orderBy: 'start',
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
