import { parse } from './wrk';

const OUTPUT = `Running 10s test @ http://127.0.0.1:9602/
  2 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.21s   100.00us   2.00s    90.00%
  Latency Distribution
     50%    1.20s ${ '' }
     75%    1.25s ${ '' }
  100 requests in 10.00s, 10.00MB read
Requests/sec:     12.50
Transfer/sec:      1.00MB
`;

it( 'reads rate and latency', () => {
	expect( parse( OUTPUT ) ).toEqual( {
		rate: 12.5,
		latency: 1200,
		errors: 0,
	} );
} );

it( 'counts every kind of error', () => {
	expect(
		parse(
			`${ OUTPUT }  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 5\n`
		).errors
	).toBe( 15 );
} );
