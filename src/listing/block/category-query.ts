/** What the inspector's controls ask the server for: all categories, by name. */
export const CATEGORY_QUERY = {
	// In the context `edit`, core-data's default, only those who may edit categories may ask: no author and no contributor.
	context: 'view',
	per_page: -1,
	_fields: 'id,slug,name,parent,programs_filter_old_slugs',
};
