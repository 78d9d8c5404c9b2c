/** Entry point of the script of a page whose listings have only the category; src/listing/criteria/index.ts is the one for all others. */
import { startPage } from './page';

startPage();
