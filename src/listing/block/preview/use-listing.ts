/** The listing of a block as it is known now. */
import {
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ApiError } from '../../../wordpress/api-error';
import { resourceAt, type Snapshot } from './resource';

/** How long after a change the server is asked, in milliseconds: whoever types or moves a slider goes on. */
const SETTLE_MS = 200;

/** What the preview shows. */
export interface State {
	/** The last listing that was known; none before the first. */
	snapshot: Snapshot | undefined;
	/** Whether another one is on its way. */
	isLoading: boolean;
	error: ApiError | undefined;
	retry: () => void;
}

function useSettled( value: string ): string {
	const [ settled, setSettled ] = useState( value );
	useEffect( () => {
		const timer = setTimeout( () => setSettled( value ), SETTLE_MS );

		return () => clearTimeout( timer );
	}, [ value ] );

	return settled;
}

/**
 * The listing at a path. While another one is on its way, the one before stays.
 *
 * @param path Where it is read.
 */
export function useListing( path: string ): State {
	const settled = useSettled( path );
	const resource = useMemo( () => resourceAt( settled ), [ settled ] );
	const snapshot = useSyncExternalStore(
		resource.subscribe,
		resource.getSnapshot
	);
	const last = useRef< { of: object; snapshot: Snapshot } >();
	// Of another listing nothing is shown before all of it is there: the page would jump.
	const isUsable =
		snapshot.listing !== undefined &&
		( snapshot.isComplete ||
			( last.current?.of ?? resource ) === resource );
	useEffect( () => {
		if ( isUsable ) {
			last.current = { of: resource, snapshot };
		}
	}, [ resource, snapshot, isUsable ] );

	return {
		snapshot: isUsable ? snapshot : last.current?.snapshot,
		isLoading: path !== settled || ( ! isUsable && ! snapshot.error ),
		error: snapshot.error,
		retry: resource.refresh,
	};
}
