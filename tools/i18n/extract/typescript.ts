import ts from 'typescript';

import type { Call } from './calls.ts';

/**
 * The calls in a TypeScript file, in order; also those of members: `i18n.__( … )`.
 */
export function callsOfTypeScript( file: string, source: string ): Call[] {
	const calls: Call[] = [];
	const visit = ( node: ts.Node ): void => {
		if ( ts.isCallExpression( node ) ) {
			const { expression } = node;
			calls.push( {
				name: ts.isPropertyAccessExpression( expression )
					? expression.name.text
					: expression.getText(),
				values: node.arguments.map( literal ),
				start: node.getStart(),
			} );
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( file, source, ts.ScriptTarget.Latest, true ) );
	return calls;
}

function literal( node: ts.Expression ): string | undefined {
	if (
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const parts = [ node.left, node.right ].map( literal );
		return parts.includes( undefined ) ? undefined : parts.join( '' );
	}
	return ts.isStringLiteralLike( node ) ? node.text : undefined;
}
