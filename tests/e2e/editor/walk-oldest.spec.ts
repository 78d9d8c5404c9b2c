import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { test } from './test.ts';
import { walkTests } from './walk.ts';

test.use( { version: OLDEST_WORDPRESS } );

walkTests();
