import type { CachedWordPress } from './cached-wordpress.ts';

const withoutRenders = ( result: Record< string, Consequence > ) =>
	Object.fromEntries(
		Object.entries( result ).map( ( [ name, { differs, right } ] ) => [
			name,
			{ differs, right },
		] )
	);

interface Consequence {
	renders: number;
	differs: boolean;
	right: boolean;
}

/** What listings show after a change. */
export function changes( site: () => CachedWordPress ): void {
	const consequences = ( kind: string ) =>
		site().run< Record< string, Consequence > >( 'consequences_of', kind );

	const expectForEach = (
		result: Record< string, Partial< Consequence > >,
		expected: Partial< Consequence >
	) => {
		expect( Object.keys( result ).length ).toBeGreaterThan( 5 );
		expect( result ).toEqual(
			Object.fromEntries(
				Object.keys( result ).map( ( name ) => [ name, expected ] )
			)
		);
	};

	it.each( [ 'programs', 'pictures', 'categories' ] )(
		'shows every change of its %s on the next request',
		async ( things ) => {
			expectForEach( await consequences( things ), {
				renders: 1,
				differs: true,
				right: true,
			} );
		}
	);

	it( 'is kept when something changes that it does not show', async () => {
		expectForEach( await consequences( 'others' ), {
			renders: 0,
			differs: false,
			right: true,
		} );
	} );

	it( 'shows a change of the theme, of its card and of the site’s settings', async () => {
		const result = await site().run< Record< string, Consequence > >(
			'consequences_for_site'
		);
		// What comes back may still be there.
		expectForEach( withoutRenders( result ), {
			differs: true,
			right: true,
		} );
	} );

	it( 'shows an edited theme card as soon as PHP runs it, and keeps nothing of the old one', async () => {
		const { edited, compiled, later, kept } = await site().run< {
			edited: string;
			compiled: string;
			later: string;
			kept: number;
		} >( 'edited_card' );
		expect( [ edited, compiled, later ] ).toEqual( [
			'antes',
			'ahora',
			'ahora',
		] );
		expect( kept ).toBe( 0 );
	} );
}
