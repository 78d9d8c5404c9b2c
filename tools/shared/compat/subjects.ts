import { type Release, releases } from './releases.ts';

/** What a release is tried with. */
export interface Subject extends Release {
	/** A function of tests/compat/set-up.php. */
	setUp?: string;
	/** Path of the page with the listing. Default: that of the demo with the block. */
	path?: string;
	constants?: Readonly< Record< string, string | boolean > >;
	/** A sign in the page's HTML that what is tried was at work. */
	proof?: RegExp;
	/** A page cache: header of an answer that comes from it, and a part of its value. */
	hit?: readonly [ header: string, value: RegExp ];
	/** Whether it takes the place of WordPress's post editor, which then cannot be tried. */
	replacesEditor?: true;
	/** What its own code reports, in the console or the log of PHP, and why. */
	known?: readonly ( readonly [ RegExp, reason: string ] )[];
	/** Why a test is known to fail, by a part of its name; it must go on failing. */
	fails?: Readonly< Record< string, string > >;
}

/** What PHP says of a plugin's own files. */
function deprecatedIn( slug: string ): readonly [ RegExp, string ] {
	return [
		new RegExp( `^\\[.*\\] PHP Deprecated: .* in \\S+/plugins/${ slug }/` ),
		'Its code is deprecated on PHP 8.5.',
	];
}

/** What a page says whose font a machine without network cannot have; the second is axe's, of the same font. */
const FONT_OF_GOOGLE: readonly [ RegExp, string ] = [
	/fonts\.googleapis\.com|Couldn't load preload assets/,
	'Its font comes from there, which a machine without network cannot have.',
];

/** How each is tried that is not just active beside ours. */
const SPECIAL: Readonly< Record< string, Partial< Subject > > > = {
	autoptimize: { setUp: 'set_up_autoptimize', proof: /cache\/autoptimize/ },
	'beaver-builder-lite-version': {
		setUp: 'set_up_beaver_builder',
		path: '/con-constructor/',
		proof: /fl-module-html/,
	},
	'cache-enabler': {
		constants: { WP_CACHE: true },
		hit: [ 'x-cache-handler', /cache-enabler-engine/ ],
	},
	'classic-editor': { replacesEditor: true },
	elementor: {
		setUp: 'set_up_elementor',
		path: '/con-constructor/',
		proof: /elementor-widget-text-editor/,
		known: [ FONT_OF_GOOGLE, deprecatedIn( 'elementor' ) ],
	},
	'kadence-blocks': { known: [ deprecatedIn( 'kadence-blocks' ) ] },
	'query-monitor': {
		known: [
			deprecatedIn( 'query-monitor' ),
			[
				/_load_textdomain_just_in_time .*<code>query-monitor<\/code>/,
				'It loads its translation before WordPress wants it.',
			],
		],
	},
	'siteorigin-panels': {
		setUp: 'set_up_siteorigin',
		path: '/con-constructor/',
		proof: /panel-grid/,
	},
	storefront: { known: [ FONT_OF_GOOGLE ] },
	'wp-super-cache': {
		constants: { WP_CACHE: true },
		setUp: 'set_up_wp_super_cache',
		hit: [ 'x-wp-super-cache', /supercache|wp-cache/i ],
	},
};

/** All that `npm run test:compat` tries. */
export const subjects: readonly Subject[] = releases.map( ( release ) => ( {
	...release,
	...( release.kind === 'theme'
		? { proof: new RegExp( `/themes/${ release.slug }/` ) }
		: {} ),
	...SPECIAL[ release.slug ],
} ) );

/**
 * @param  slug Of a subject.
 * @throws {Error} When there is none.
 */
export function subjectOf( slug: string ): Subject {
	const found = subjects.find( ( subject ) => subject.slug === slug );
	if ( found === undefined ) {
		throw new Error( `There is no "${ slug }" to be tried.` );
	}
	return found;
}
