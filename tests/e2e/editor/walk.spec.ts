import { walkTests } from './walk.ts';

walkTests();
