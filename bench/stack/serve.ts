/**
 * Starts the stack and keeps it, to look at: `node bench/stack/serve.ts 1000`.
 */
import { startStack } from './index.ts';

const [ size = '1000' ] = process.argv.slice( 2 );
const stack = await startStack( [ Number( size ) ], console.log );
console.log(
	`${ stack.url }/bench-programas/ with the header X-Programs: ${ size }`,
	stack.nodes,
	[ ...stack.passwords ]
);
