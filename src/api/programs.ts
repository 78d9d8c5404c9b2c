/**
 * Programs and categories, as the REST API gives them.
 */
import { addQueryArgs } from '@wordpress/url';
import { fetchAll } from './fetch-all';
import { Resource } from './resource';

/** A category as a card shows it. Made by includes/listing/card.php. */
interface CardCategory {
	slug: string;
	/** Name, as people read it. */
	name: string;
}

/** The view model of a card. Made by includes/entry/rest-card.php. */
export interface Card {
	/** Title, as HTML that was filtered on the server. */
	title: string;
	url: string;
	/** Slugs of the categories and of their ancestors. */
	slugs: string[];
	categories: CardCategory[];
	/** Text, as people read it. */
	excerpt: string;
	/** Attributes of the `img`, by their HTML names; null when there is no picture. */
	picture: Record< string, string > | null;
	/** Content of the card where a theme or a plugin replaces it; else null. */
	html: string | null;
}

/** A program. */
export interface Program {
	id: number;
	programs_filter_card: Card;
}

/** A category of programs. Made by WP_REST_Terms_Controller. */
export interface Category {
	id: number;
	slug: string;
	/** Name; may contain entities. */
	name: string;
	/** ID of the parent; 0 for none. */
	parent: number;
	/** Slugs from before it was renamed. Made by includes/content/old-slugs.php. */
	programs_filter_old_slugs: string[];
}

export type OrderBy = 'manual' | 'title' | 'date';
export type Order = 'asc' | 'desc';

/** Paths that the server had to give up to somebody else's (includes/addresses/give-way.php): the one it took instead, by the one it wanted. */
const { programsFilterRestBases: bases = {} } = window as {
	programsFilterRestBases?: Record< string, string >;
};

const collection = ( base: string ): string =>
	`/wp/v2/${ bases[ base ] ?? base }`;

const programs = new Map< string, Resource< Program > >();

/**
 * All published programs in an order, shared by all blocks that want it.
 *
 * @param orderBy What to order by.
 * @param order   Direction.
 */
export function programsIn(
	orderBy: OrderBy,
	order: Order
): Resource< Program > {
	const path = addQueryArgs( collection( 'programas' ), {
		orderby: orderBy,
		order,
		_fields: 'id,programs_filter_card',
	} );
	const resource =
		programs.get( path ) ??
		new Resource< Program >( ( signal, onFirst ) =>
			fetchAll( path, signal, onFirst )
		);
	programs.set( path, resource );

	return resource;
}

/** All categories, siblings by name. */
export const categories = new Resource< Category >( ( signal ) =>
	fetchAll(
		addQueryArgs( collection( 'programa-categorias' ), {
			orderby: 'name',
			_fields: 'id,slug,name,parent,programs_filter_old_slugs',
		} ),
		signal
	)
);
