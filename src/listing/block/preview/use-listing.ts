/** The hook for the listing of a block. */
import {
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ApiError } from '../../../wordpress/api-error';
import { resourceAt, type Snapshot } from './resource';

/** Delay of the request after a change, in milliseconds: typing and sliders change often. */
const SETTLE_MS = 200;

/** State of the preview. */
export interface State {
	/** The last known listing. */
	snapshot: Snapshot | undefined;
	/** Whether another listing is loading. */
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
 * Returns the listing of a path. The previous one stays while it loads.
 *
 * @param path Path.
 */
export function useListing( path: string ): State {
	const settled = useSettled( path );
	const resource = useMemo( () => resourceAt( settled ), [ settled ] );
	const snapshot = useSyncExternalStore(
		resource.subscribe,
		resource.getSnapshot
	);
	const last = useRef< { of: object; snapshot: Snapshot } >();
	// Another listing is shown when it is complete, to avoid layout shifts.
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
