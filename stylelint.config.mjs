/** @type {import('stylelint').Config} */
export default {
	// Prettier lays the files out, so the config without the stylistic rules.
	extends: '@wordpress/stylelint-config',
	// A suppression has its reason beside it, and goes when it is no longer needed.
	reportNeedlessDisables: true,
	reportDescriptionlessDisables: true,
	reportInvalidScopeDisables: true,
	rules: {
		// Prettier removes the empty lines that these two ask for.
		'comment-empty-line-before': null,
		'rule-empty-line-before': null,
		// A unitless line height grows with the text of a visitor who sets a larger one.
		'declaration-property-unit-allowed-list': { 'line-height': [] },
		// block__part, as WordPress's own blocks have it, and is-* beside it.
		'selector-class-pattern': [
			'^[a-z][a-z0-9]*(-[a-z0-9]+)*(__[a-z][a-z0-9]*(-[a-z0-9]+)*)?$',
			{ message: 'A class is block__part or is-state, in lower case.' },
		],
		// A block's stylesheet styles the block, never the page around it.
		// `:not(#above#themes)` lends the strength of an ID, and asks for none.
		'selector-max-id': [
			0,
			{ ignoreContextFunctionalPseudoClasses: [ ':not' ] },
		],
		'selector-max-type': [
			0,
			{ ignore: [ 'descendant', 'child', 'compounded' ] },
		],
		'selector-max-universal': 1,
		'declaration-no-important': true,
		// Right-to-left pages mirror by themselves when no rule names a physical side.
		'property-disallowed-list': [
			[
				'/^(margin|padding|border)-(left|right|top|bottom)/',
				'/^(left|right|top|bottom)$/',
				'float',
			],
			{
				message:
					'Use the logical property, such as margin-inline-start.',
			},
		],
		'declaration-property-value-disallowed-list': {
			'text-align': [ 'left', 'right' ],
		},
	},
};
