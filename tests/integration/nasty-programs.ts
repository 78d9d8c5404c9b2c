/**
 * Programs that break a careless card: what each is about. nasty-programs.php writes them.
 */
export const NASTY = [
	'no picture, no excerpt, no text, no category',
	'no title',
	'a very long title',
	'HTML in the title, allowed and not',
	'emoji and characters beyond the first plane',
	'right-to-left title',
	'password',
	'entities and quotes in the excerpt',
	'entities and quotes in the names of categories',
	'a category below another',
	'slugs that WordPress stores as they are',
	'a shortcode and a block in the text',
	'a picture with an alternative text of nasty characters',
	'a picture that is gone',
	'pictures beyond those that load at once',
	'an address with parameters',
] as const;
