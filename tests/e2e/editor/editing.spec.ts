import { editingTests } from './editing.ts';

editingTests();
