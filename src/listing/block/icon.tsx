/** The icon of the block, in the inserter and in placeholders. */
import { Path, SVG } from '@wordpress/components';

/** Icon of the block: a row of pills above cards. */
export const icon = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path d="M5 4h3a1.5 1.5 0 0 1 0 3H5a1.5 1.5 0 0 1 0-3Zm7 0h7a1.5 1.5 0 0 1 0 3h-7a1.5 1.5 0 0 1 0-3ZM4.5 9.5h6.25v4.75H4.5V9.5Zm8.75 0h6.25v4.75h-6.25V9.5ZM4.5 16h6.25v4H4.5v-4Zm8.75 0h6.25v4h-6.25v-4Z" />
	</SVG>
);
