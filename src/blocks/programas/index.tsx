import { registerBlockType } from '@wordpress/blocks';
import './style.css';
registerBlockType( 'programs-filter/programas', { edit: () => null } as never );
