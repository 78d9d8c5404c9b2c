/** Entry point of the list of programs in the admin: changes the manual order by dragging or by keyboard, with undo. */
import './ordering.css';
import { dragWithPointer } from './dragging';
import { addHandles } from './handles';
import { enableKeyboardSorting } from './keyboard';
import { createNotices } from './notice';
import { createOrder } from './order';
import { rowsOf } from './rows';

const settings = window.programsFilterOrdering;
const list = document.querySelector< HTMLElement >( '#the-list' );

if ( settings && list && rowsOf( list ).length > 1 ) {
	const order = createOrder( list, settings, createNotices( list ) );
	addHandles( list );
	// Before the keys: jQuery UI stops the click at the end of a drag for listeners that are added later.
	dragWithPointer( list, order );
	enableKeyboardSorting( list, settings, order );
}
