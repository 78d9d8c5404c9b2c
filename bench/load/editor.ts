/** An editor who publishes, changes and deletes programs through the REST API. */
export class Editor {
	readonly #url: string;
	readonly #headers: Record< string, string >;
	#count = 0;

	/**
	 * @param url      Address of the site.
	 * @param password Application password of `admin`.
	 * @param headers  Headers for every request.
	 */
	constructor(
		url: string,
		password: string,
		headers: Readonly< Record< string, string > >
	) {
		this.#url = url;
		this.#headers = {
			...headers,
			'Content-Type': 'application/json',
			Authorization: `Basic ${ Buffer.from( `admin:${ password }` ).toString( 'base64' ) }`,
		};
	}

	/**
	 * Publishes a program, changes it and deletes it.
	 *
	 * @param after Called after the answer to each, with what the page has to show now and what not any more.
	 */
	async edit(
		after: ( shown: string | null, gone: string | null ) => Promise< void >
	): Promise< void > {
		const name = `Edición ${ ++this.#count } de ${ process.pid }`;
		const [ first, second ] = [ `${ name } a`, `${ name } b` ];
		const { id } = await this.#send( 'POST', '', {
			title: first,
			status: 'publish',
		} );
		await after( first, null );
		await this.#send( 'POST', `/${ id }`, { title: second } );
		await after( second, first );
		await this.#send( 'DELETE', `/${ id }?force=true` );
		await after( null, second );
	}

	async #send(
		method: string,
		path: string,
		body?: Readonly< Record< string, string > >
	): Promise< { id: number } > {
		const response = await fetch(
			`${ this.#url }/wp-json/wp/v2/programas${ path }`,
			{
				method,
				headers: this.#headers,
				...( body && { body: JSON.stringify( body ) } ),
			}
		);
		if ( ! response.ok ) {
			throw new Error(
				`${ method } ${ path }: status ${ response.status }\n${ await response.text() }`
			);
		}
		return ( await response.json() ) as { id: number };
	}
}
