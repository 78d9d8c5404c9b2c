-- With SEARCH each request of wrk searches for another word; with CHOICES it makes one of fifty choices. In the end the figures are printed as JSON.
local function choices()
	local all = { "", "?cuando=fin-de-semana" }
	for _, category in ipairs( { "artes", "musica", "danza", "ciencia", "medio-ambiente", "deporte", "familia", "becas" } ) do
		for _, more in ipairs( { "", "&cuando=fin-de-semana", "&cuando=este-mes", "&gratis=1", "&buscar=taller", "&pagina=2" } ) do
			table.insert( all, "?categoria=" .. category .. more )
		end
	end
	return all
end

if os.getenv( "SEARCH" ) then
	request = function()
		return wrk.format( "GET", wrk.path .. "?buscar=" .. math.random( 1e9 ) )
	end
elseif os.getenv( "CHOICES" ) then
	local all = choices()
	request = function()
		return wrk.format( "GET", wrk.path .. all[ math.random( #all ) ] )
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
