import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { controlsTests } from './controls.ts';
import { programTests } from './program.ts';
import { test } from './test.ts';

test.use( { version: OLDEST_WORDPRESS } );

controlsTests();
programTests();
