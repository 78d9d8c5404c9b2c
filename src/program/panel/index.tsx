/** Entry point of the block editor: registers the panels of facts, and the middleware that sends the loaded facts with each save. */
import apiFetch from '@wordpress/api-fetch';
import { registerPlugin } from '@wordpress/plugins';
import { LoadedFacts } from './loaded-facts';
import { FactsPanel, PLUGIN } from './panel';

const settings = window.programsFilterProgram;

if ( settings ) {
	const loaded = new LoadedFacts( settings );
	apiFetch.use( loaded.middleware );
	registerPlugin( PLUGIN, {
		render: () => <FactsPanel { ...{ settings, loaded } } />,
		icon: null,
	} );
}
