/**
 * The panel of facts in a program’s editor.
 */
import { factsTests } from './facts.ts';

factsTests();
