import { join } from 'node:path';
import AdmZip from 'adm-zip';
import type { Report } from './index.ts';

const API = 'https://api.wordpress.org/core/version-check/1.7/';
// Without a network this must fail in seconds; the archive itself is about 30 MB.
const ANSWER_MS = 5_000;
const DOWNLOAD_MS = 300_000;

interface Offer {
	/** Version, such as "7.1.4". */
	current: string;
	/** Address of the zip in the offer's language. */
	download: string;
}

/** The newest patch level of a branch, from wordpress.org, in Spanish. */
export async function wordPressOrg(
	branch: string,
	work: string,
	report: Report
): Promise< string > {
	const query = new URLSearchParams( { version: branch, locale: 'es_ES' } );
	const { offers } = ( await (
		await get( `${ API }?${ query }`, ANSWER_MS )
	).json() ) as { offers: Offer[] };
	const offer = offers.find( ( { current } ) =>
		`${ current }.`.startsWith( `${ branch }.` )
	);
	if ( offer === undefined ) {
		throw new Error( `no release of ${ branch }` );
	}
	report( `Downloading WordPress ${ offer.current } from wordpress.org …` );
	const archive = await get( offer.download, DOWNLOAD_MS );
	new AdmZip( Buffer.from( await archive.arrayBuffer() ) ).extractAllTo(
		work
	);
	return join( work, 'wordpress' );
}

async function get( url: string, timeout: number ): Promise< Response > {
	const response = await fetch( url, {
		signal: AbortSignal.timeout( timeout ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ url } answered ${ response.status }` );
	}
	return response;
}
