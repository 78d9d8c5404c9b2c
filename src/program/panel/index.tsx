import { registerPlugin } from '@wordpress/plugins';
import { FactsPanel, PLUGIN } from './panel';

const settings = window.programsFilterProgram;

if ( settings ) {
	registerPlugin( PLUGIN, {
		render: () => <FactsPanel settings={ settings } />,
		icon: null,
	} );
}
