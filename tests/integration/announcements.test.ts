import { wordpress } from './wordpress.ts';

const { onSite } = wordpress();

it( 'changes that are made when the end of the request has passed are announced once', async () => {
	expect( [
		await onSite( 'change_after_the_end' ),
		await onSite( 'announced_after_the_end' ),
	] ).toEqual( [ '', 'x' ] );
} );
