import { editingTests } from './editing.ts';
import { test } from './test.ts';

test.use( { version: '6.8' } );

editingTests();
