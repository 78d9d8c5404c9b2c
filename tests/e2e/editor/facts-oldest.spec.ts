import { OLDEST_WORDPRESS } from '../../../tools/shared/versions.ts';
import { factsTests } from './facts.ts';
import { test } from './test.ts';

test.use( { version: OLDEST_WORDPRESS } );

factsTests();
