-- Each request of wrk searches for another word.
request = function()
	return wrk.format( "GET", wrk.path .. "?buscar=" .. math.random( 1e9 ) )
end

init = function()
	math.randomseed( os.time() )
end
