/**
 * `npm run zip`: writes dist/programs-filter.zip, the plugin as WordPress installs it.
 */
import { statSync } from 'node:fs';

import { makeZip, ZIP } from '../shared/zip.ts';

await makeZip();
console.log( `${ ZIP }: ${ Math.ceil( statSync( ZIP ).size / 1024 ) } kB` );
