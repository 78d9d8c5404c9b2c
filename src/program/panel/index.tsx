import { registerPlugin } from '@wordpress/plugins';
import { FactsPanel } from './facts-panel';

const settings = window.programsFilterProgram;

if ( settings ) {
	registerPlugin( 'programs-filter-facts', {
		render: () => <FactsPanel settings={ settings } />,
		icon: null,
	} );
}
