-- With SEARCH each request of wrk searches for another word. In the end the figures are printed as JSON.
if os.getenv( "SEARCH" ) then
	request = function()
		return wrk.format( "GET", wrk.path .. "?buscar=" .. math.random( 1e9 ) )
	end
end

init = function()
	math.randomseed( os.time() )
end

done = function( summary, latency )
	local e = summary.errors
	io.write( string.format(
		'{"rate":%f,"latency":%f,"errors":%d}',
		1e6 * summary.requests / summary.duration,
		latency:percentile( 50 ) / 1000,
		e.connect + e.read + e.write + e.status + e.timeout
	) )
end
