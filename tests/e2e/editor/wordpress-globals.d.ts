/**
 * What the tests use of WordPress's globals in the editor.
 */
declare interface Window {
	wp: {
		data: {
			select: ( store: string ) => Record< string, ( ...args: unknown[] ) => any >;
			dispatch: ( store: string ) => Record< string, ( ...args: unknown[] ) => any >;
		};
		blocks: {
			createBlock: ( name: string, attributes?: Record< string, unknown > ) => unknown;
			parse: ( content: string ) => { isValid: boolean; name: string; innerBlocks: any[] }[];
		};
		apiFetch: {
			( options: Record< string, unknown > ): Promise< any >;
			nonceMiddleware: { nonce: string };
		};
	};
}
