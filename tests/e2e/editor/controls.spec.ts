import { controlsTests } from './controls.ts';

controlsTests();
