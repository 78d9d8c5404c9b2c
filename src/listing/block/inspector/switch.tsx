import type { ReactElement } from 'react';
import { ToggleControl } from '@wordpress/components';
import type { AttributesProps } from '../attributes';
import { labelOf } from '../labels';
import { NO_MARGIN } from '../../../wordpress/control-props';

/**
 * The switch of an attribute.
 *
 * @param props
 * @param props.name          Attribute.
 * @param props.help          Hint below it.
 * @param props.attributes    Attributes.
 * @param props.setAttributes Changes them.
 */
export function Switch( {
	name,
	help,
	attributes,
	setAttributes,
}: AttributesProps & {
	name: string;
	help?: string | undefined;
} ): ReactElement {
	return (
		<ToggleControl
			{ ...NO_MARGIN }
			label={ labelOf( name ) }
			help={ help }
			checked={ attributes[ name ] === true }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
}
