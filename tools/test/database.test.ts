import { missingPrograms } from '../shared/site/native/programs';
import { chooseDatabase } from './database';

jest.mock( '../shared/site/native/programs', () => ( {
	missingPrograms: jest.fn(),
} ) );

const missing = jest.mocked( missingPrograms );
const said = jest.spyOn( console, 'log' ).mockImplementation( () => {} );
const { env } = process;

beforeEach( () => {
	process.env = { ...env };
	delete process.env.DATABASE;
	delete process.env.PHP;
	missing.mockResolvedValue( [] );
	said.mockClear();
} );

afterAll( () => {
	process.env = env;
} );

it.each( [
	[ 'MariaDB where it can be had', {}, [ 'excerpt' ], 'mariadb' ],
	[ 'Playground for a version of PHP', { PHP: '7.4' }, [], 'sqlite' ],
	[ 'what the environment says', { DATABASE: 'sqlite' }, [], 'sqlite' ],
	[
		'what the command line says',
		{ DATABASE: 'mariadb' },
		[ '--database=sqlite', 'excerpt' ],
		'sqlite',
	],
] )( 'the tests run on %s', async ( _, variables, args, database ) => {
	Object.assign( process.env, variables );
	expect( await chooseDatabase( args ) ).toEqual(
		args.filter( ( arg ) => arg === 'excerpt' )
	);
	expect( process.env.DATABASE ).toBe( database );
} );

it( 'the tests run in Playground, and say so, where MariaDB cannot be had', async () => {
	missing.mockResolvedValue( [ 'mariadb-server' ] );
	await chooseDatabase( [] );
	expect( process.env.DATABASE ).toBe( 'sqlite' );
	expect( said ).toHaveBeenCalledWith(
		expect.stringMatching( /in Playground, on SQLite.*mariadb-server/ )
	);
} );

it.each( [
	[ 'cannot be had', {}, [ '--database=mariadb' ] ],
	[ 'is of no known name', {}, [ '--database=oracle' ] ],
	[ 'has another PHP', { DATABASE: 'mariadb', PHP: '7.4' }, [] ],
] )( 'a database that %s is an error', async ( _, variables, args ) => {
	missing.mockResolvedValue( [ 'mariadb-server' ] );
	Object.assign( process.env, variables );
	await expect( chooseDatabase( args ) ).rejects.toThrow();
} );
