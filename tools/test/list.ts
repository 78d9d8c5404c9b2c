/**
 * Prints the names of all suites as JSON, for .github/workflows/nightly.yml.
 */
import { groups } from './groups.ts';

console.log( JSON.stringify( groups.all ) );
