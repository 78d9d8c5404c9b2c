/** Sends the facts as they were loaded with each save, so that the server detects conflicts; index.tsx registers it as middleware. */
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select } from '@wordpress/data';
import type { Settings } from './settings';

type Meta = Record< string, unknown >;

/**
 * The facts of the edited program as they were loaded. The editor sends all metadata when a single value changed, so they go along with each save of the
 * program: the server writes only what differs from them (includes/program/forms/fact-writing.php). index.tsx makes it; it lives as long as the editor.
 */
export class LoadedFacts {
	private readonly settings: Settings;
	private program = 0;
	private facts: Meta = {};

	public constructor( settings: Settings ) {
		this.settings = settings;
	}

	/**
	 * Stores the facts that the editor has loaded, before they are edited.
	 *
	 * @param program The program.
	 * @param meta    Its metadata.
	 */
	public remember( program: number, meta: Meta ): void {
		this.program = program;
		this.facts = Object.fromEntries(
			this.settings.groups
				.flatMap( ( { fields } ) => fields )
				.map( ( { key } ) => [ key, meta[ key ] ] )
		);
	}

	/**
	 * Accepts what another user has changed in the meantime, once the user has seen it.
	 *
	 * @param conflicts Stored values by key.
	 */
	public accept( conflicts: Meta ): void {
		Object.assign( this.facts, conflicts );
	}

	/**
	 * Adds the facts to a request that saves the program.
	 *
	 * @param options Request.
	 * @param next    Sends it.
	 */
	public readonly middleware = async (
		options: APIFetchOptions,
		next: ( options: APIFetchOptions ) => Promise< unknown >
	): Promise< unknown > => {
		const path = `${ this.settings.path }/${ this.program }`;
		const [ route = '' ] = ( options.path ?? '' ).split( '?' );
		const sent = ( options.data as { meta?: Meta } | undefined )?.meta;
		if (
			! sent ||
			options.method === 'GET' ||
			( route !== path && route !== `${ path }/autosaves` )
		) {
			return next( options );
		}
		const answer = ( await next( {
			...options,
			data: { ...( options.data as object ), pfilter_loaded: this.facts },
		} ) ) as { meta?: Meta };
		if ( route === path && answer.meta ) {
			this.updateAfterSave( sent, answer.meta );
		}

		return answer;
	};

	/**
	 * Stores the saved facts as loaded. Keeps what was typed during the request, and resets all other edits of the editor to the saved values.
	 *
	 * @param sent   Metadata that was sent.
	 * @param stored Metadata that is stored.
	 */
	private updateAfterSave( sent: Meta, stored: Meta ): void {
		const { postType } = this.settings;
		const { program } = this;
		this.remember( program, stored );
		const { meta: edited = {} } = select( coreStore ).getEditedEntityRecord(
			'postType',
			postType,
			program
		) as { meta?: Meta };
		const keys = Object.keys( this.facts );
		const unchanged = keys.filter(
			( key ) => edited[ key ] === sent[ key ]
		);
		if ( unchanged.length < keys.length ) {
			void dispatch( coreStore ).editEntityRecord(
				'postType',
				postType,
				program,
				{
					meta: Object.fromEntries(
						unchanged.map( ( key ) => [ key, stored[ key ] ] )
					),
				},
				{ undoIgnore: true }
			);
		}
	}
}
