/** Query for all categories, by name. */
export const CATEGORY_QUERY = {
	// The default context `edit` needs permission to edit categories, which authors lack.
	context: 'view',
	per_page: -1,
	_fields: 'id,slug,name,parent,programs_filter_old_slugs',
};
