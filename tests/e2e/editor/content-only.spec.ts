import { contentOnlyTests } from './content-only.ts';

contentOnlyTests();
