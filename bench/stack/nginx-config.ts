/** A server with its own copy of the code. */
export interface NodeAddress {
	/** Folder of its WordPress. */
	root: string;
	/** Port of its nginx, on 127.0.0.1. */
	port: number;
	/** Port of its PHP-FPM, on 127.0.0.1. */
	phpPort: number;
	/** Whether the load balancer asks it. */
	isBalanced: boolean;
}

/** How long the page cache keeps a page. It knows nothing of edits, so this is also how long it may show an old one. */
const PAGE_CACHE_SECONDS = 10;

/**
 * The configuration of nginx: a load balancer, one with a page cache, and the server of each node.
 *
 * @param folder     For everything that nginx writes.
 * @param nodes      Nodes.
 * @param port       Port of the load balancer.
 * @param cachedPort Port of the same with a page cache.
 */
export function nginxConfig(
	folder: string,
	nodes: readonly NodeAddress[],
	port: number,
	cachedPort: number
): string {
	const temporary = [ 'client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ folder }/${ name };` )
		.join( '\n\t' );
	return `${ process.getuid?.() === 0 ? 'user root;' : '' }
worker_processes 1;
pid ${ folder }/nginx.pid;
error_log ${ folder }/error.log;
events { worker_connections 2048; }
http {
	${ temporary }
	include /etc/nginx/mime.types;
	access_log off;
	gzip off;
	client_max_body_size 64m;
	fastcgi_buffers 64 64k;
	proxy_buffers 64 64k;
	# A Query Loop of thousands takes minutes.
	proxy_read_timeout 600s;
	fastcgi_read_timeout 600s;
	proxy_cache_path ${ folder }/pages keys_zone=pages:10m;
	upstream nodes {
		${ nodes
			.filter( ( { isBalanced } ) => isBalanced )
			.map( ( node ) => `server 127.0.0.1:${ node.port };` )
			.join( ' ' ) }
		keepalive 64;
	}
	proxy_http_version 1.1;
	proxy_set_header Connection "";
	proxy_set_header Host $http_host;
	server {
		listen 127.0.0.1:${ port } backlog=1024;
		location / { proxy_pass http://nodes; }
	}
	server {
		listen 127.0.0.1:${ cachedPort } backlog=1024;
		location / {
			proxy_pass http://nodes;
			proxy_cache pages;
			# The parameter is part of the address; people who are signed in get their own page.
			proxy_cache_key "$scheme$host$uri$is_args$args$http_x_programs";
			proxy_cache_bypass $http_cookie $http_authorization;
			proxy_no_cache $http_cookie $http_authorization;
			proxy_cache_valid 200 ${ PAGE_CACHE_SECONDS }s;
			# One request renders a page that is not there; while it is renewed the others get the old one.
			proxy_cache_lock on;
			proxy_cache_use_stale updating error timeout;
			proxy_cache_background_update on;
			proxy_ignore_headers Cache-Control Expires;
		}
	}
${ nodes.map( ( node ) => server( node, port ) ).join( '' ) }}
`;
}

function server(
	{ root, port, phpPort }: NodeAddress,
	sitePort: number
): string {
	return `	server {
		listen 127.0.0.1:${ port } backlog=1024;
		root ${ root };
		index index.php;
		absolute_redirect off;
		location / { try_files $uri $uri/ /index.php?$args; }
		location ~ \\.php$ {
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			# The site has one address, whichever way a request comes.
			fastcgi_param HTTP_HOST 127.0.0.1:${ sitePort };
			fastcgi_pass 127.0.0.1:${ phpPort };
		}
	}
`;
}
