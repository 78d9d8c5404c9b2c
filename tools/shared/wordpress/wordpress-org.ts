import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import type { Report } from './source.ts';

const API = 'https://api.wordpress.org';
// Without a network this must fail in seconds; the archive itself is about 30 MB.
const ANSWER_MS = 5_000;
const DOWNLOAD_MS = 300_000;

interface Offer {
	/** Version, such as "7.1.4". */
	current: string;
	/** Address of the zip in the offer's language. */
	download: string;
}

/**
 * The newest patch level of a branch, from wordpress.org, in Spanish.
 *
 * @param branch Such as "7.1".
 * @param folder Where it goes.
 * @param report Receives lines of progress.
 */
export async function wordPressOrg(
	branch: string,
	folder: string,
	report: Report
): Promise< void > {
	const offer = await newestOffer( branch );
	report( `Downloading WordPress ${ offer.current } from wordpress.org …` );
	const response = await fetch( offer.download, {
		signal: AbortSignal.timeout( DOWNLOAD_MS ),
	} );
	if ( ! response.ok ) {
		throw new Error( `${ offer.download } answered ${ response.status }` );
	}
	const zip = new AdmZip( Buffer.from( await response.arrayBuffer() ) );
	const unpacked = await mkdtemp( join( tmpdir(), 'wordpress-' ) );
	try {
		zip.extractAllTo( unpacked, true );
		await cp( join( unpacked, 'wordpress' ), folder, { recursive: true } );
	} finally {
		await rm( unpacked, { recursive: true, force: true } );
	}
}

async function newestOffer( branch: string ): Promise< Offer > {
	const query = new URLSearchParams( { version: branch, locale: 'es_ES' } );
	const response = await fetch(
		`${ API }/core/version-check/1.7/?${ query }`,
		{
			signal: AbortSignal.timeout( ANSWER_MS ),
		}
	);
	if ( ! response.ok ) {
		throw new Error( `${ API } answered ${ response.status }` );
	}
	const { offers } = ( await response.json() ) as { offers: Offer[] };
	const isOfBranch = ( { current }: Offer ) =>
		current === branch || current.startsWith( `${ branch }.` );
	const offer = offers.find( isOfBranch );
	if ( offer === undefined ) {
		throw new Error( `no release of ${ branch }` );
	}
	return offer;
}
