import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { editingTests } from './editing.ts';
import { test } from './test.ts';

test.use( { version: OLDEST_WORDPRESS } );

editingTests();
