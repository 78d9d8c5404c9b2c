/** The script of a page that has no criteria beyond the category. */
import { begin } from './page';

begin();
