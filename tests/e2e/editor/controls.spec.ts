import { controlsTests } from './controls.ts';
import { programTests } from './program.ts';

controlsTests();
programTests();
