import { Engine } from 'php-parser';

import type { Call } from './calls.ts';

/**
 * A node of the syntax tree, as far as it is read here.
 */
interface Node {
	kind: string;
	loc: { start: { offset: number } };
	/** Of a name. */
	name: string;
	/** Of a call. */
	what: Node;
	arguments: Node[];
	/** Of a text. */
	value: string;
	/** Of an operation. */
	type: string;
	left: Node;
	right: Node;
}

const parser = new Engine( { ast: { withPositions: true } } );

/**
 * The calls of functions by their name in a PHP file, in order; those of methods are none of them.
 */
export const callsOfPhp = ( file: string, source: string ): Call[] =>
	nodes( parser.parseCode( source, file ) )
		.filter( ( { kind, what } ) => kind === 'call' && what.kind === 'name' )
		.map( ( call ) => ( {
			name: call.what.name.replace( /^\\/, '' ),
			values: call.arguments.map( literal ),
			start: call.loc.start.offset,
		} ) );

const nodes = ( value: unknown ): Node[] =>
	typeof value === 'object' && value !== null
		? [
				...( 'kind' in value ? [ value as Node ] : [] ),
				...Object.values( value ).flatMap( nodes ),
			]
		: [];

function literal( { kind, value, ...node }: Node ): string | undefined {
	if ( kind === 'bin' && node.type === '.' ) {
		const parts = [ node.left, node.right ].map( literal );
		return parts.includes( undefined ) ? undefined : parts.join( '' );
	}
	return kind === 'string' ? value : undefined;
}
