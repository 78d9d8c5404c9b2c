import ts from 'typescript';

import type { Message } from '../message.ts';
import { translatorsComment } from './comment.ts';
import { isTranslationFunction, messageOfCall } from './functions.ts';

/**
 * The messages of a TypeScript file, in order.
 *
 * @param file   Path from the project's folder.
 * @param source Its content.
 */
export function messagesOfTypeScript(
	file: string,
	source: string
): Message[] {
	const tree = ts.createSourceFile(
		file,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const messages: Message[] = [];
	const visit = ( node: ts.Node ): void => {
		if ( ts.isCallExpression( node ) ) {
			const name = functionName( node );
			const line = lineOf( tree, node.getStart() );
			const message =
				isTranslationFunction( name ) &&
				messageOfCall(
					name,
					node.arguments.map( literal ),
					commentBefore( tree, node ),
					{
						file,
						line: line + 1,
					}
				);
			if ( message ) {
				messages.push( message );
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( tree );
	return messages;
}

/** Also of a member: `i18n.__( … )`. */
function functionName( { expression }: ts.CallExpression ): string {
	return ts.isPropertyAccessExpression( expression )
		? expression.name.text
		: expression.getText();
}

function literal( node: ts.Expression ): string | undefined {
	if ( ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	if (
		ts.isBinaryExpression( node ) &&
		node.operatorToken.kind === ts.SyntaxKind.PlusToken
	) {
		const left = literal( node.left );
		const right = literal( node.right );
		return left === undefined || right === undefined
			? undefined
			: left + right;
	}
	return undefined;
}

/**
 * The comment for translators that ends on the line of the call or on the one before it, as WordPress's own tools want it.
 */
function commentBefore(
	tree: ts.SourceFile,
	call: ts.Node
): string | undefined {
	const line = lineOf( tree, call.getStart() );
	for ( let node = call; ! ts.isSourceFile( node ); node = node.parent ) {
		const start = node.getFullStart();
		const comments = [
			...( ts.getTrailingCommentRanges( tree.text, start ) ?? [] ),
			...( ts.getLeadingCommentRanges( tree.text, start ) ?? [] ),
		];
		for ( const { pos, end } of comments ) {
			const text = translatorsComment( tree.text.slice( pos, end ) );
			if ( text !== undefined && line - lineOf( tree, end ) <= 1 ) {
				return text;
			}
		}
	}
	return undefined;
}

function lineOf( tree: ts.SourceFile, position: number ): number {
	return tree.getLineAndCharacterOfPosition( position ).line;
}
