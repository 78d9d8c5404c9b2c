import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { contentOnlyTests } from './content-only.ts';
import { test } from './test.ts';

test.use( { version: OLDEST_WORDPRESS } );

contentOnlyTests();
