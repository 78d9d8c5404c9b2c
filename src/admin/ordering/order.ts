/** Saves, restores and undoes the order of the list through the REST API; dragging.ts and keyboard.ts call it. */
import { __ } from '@wordpress/i18n';
import { apiFetch, messageOf } from '../../wordpress/api-fetch';
import type { Notice } from './notice';
import { arrange, idsOf, showNumbers } from './rows';
import type { Settings } from './settings';

/** Numbers before and after a change, by program ID. The undo request sends them back. */
interface SavedOrder {
	from: Record< string, number >;
	to: Record< string, number >;
}

/** The order of the list. */
export interface Order {
	/** Whether a request is running. Rows cannot be moved meanwhile. */
	isBusy: () => boolean;
	/** Shows the order that is stored. */
	restore: () => void;
	/** Saves the order that the rows have now. */
	save: () => Promise< void >;
	/** Undoes the last change. */
	undo: () => Promise< void >;
}

/**
 * The order of a list, which the server stores.
 *
 * @param list       The list.
 * @param settings   Settings.
 * @param showNotice Shows a notice.
 */
export function createOrder(
	list: HTMLElement,
	{ path }: Settings,
	showNotice: ( notice: Notice ) => void
): Order {
	let stored = idsOf( list );
	let last: { written: SavedOrder; before: number[] } | undefined;
	let busy = false;

	const restore = (): void => {
		const focused = list.ownerDocument.activeElement;
		arrange( list, stored );
		// A row that moves loses the focus.
		if ( focused instanceof HTMLElement && list.contains( focused ) ) {
			focused.focus();
		}
	};

	/**
	 * Sends a request that changes the order.
	 *
	 * @param route Path.
	 * @param data  Data.
	 * @return The change; undefined after an error, which a notice shows.
	 */
	const write = async (
		route: string,
		data: object
	): Promise< SavedOrder | undefined > => {
		busy = true;
		list.setAttribute( 'aria-busy', 'true' );
		try {
			const written = await apiFetch< SavedOrder >( {
				path: route,
				method: 'POST',
				data,
			} );
			showNumbers( list, written.from );
			return written;
		} catch ( reason ) {
			restore();
			showNotice( {
				text: `${ __( 'The order was not saved.', 'programs-filter' ) } ${ messageOf( reason ) }`,
				isError: true,
			} );
			return undefined;
		} finally {
			busy = false;
			list.removeAttribute( 'aria-busy' );
		}
	};

	const undo = async (): Promise< void > => {
		if ( ! last || busy ) {
			return;
		}
		const { written, before } = last;
		last = undefined;
		if ( await write( `${ path }/undo`, written ) ) {
			stored = before;
			restore();
			showNotice( {
				text: __( 'The order is as it was before.', 'programs-filter' ),
			} );
		}
	};

	return {
		isBusy: () => busy,
		restore,
		undo,
		save: async () => {
			const before = stored;
			const wanted = idsOf( list );
			if ( before.join() === wanted.join() ) {
				return;
			}
			const written = await write( path, { shown: before, wanted } );
			if ( written ) {
				stored = wanted;
				last = { written, before };
				showNotice( {
					text: __( 'Order saved.', 'programs-filter' ),
					spoken: __(
						'Ctrl+Z or Cmd+Z undoes it.',
						'programs-filter'
					),
					undo: () => void undo(),
				} );
			}
		},
	};
}
