import type { ReactElement } from 'react';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle } from '@wordpress/icons';
import { speak } from '@wordpress/a11y';

/** An item of the list. */
interface SortableItem {
	id: string;
	label: string;
}

const upwards = ( label: string ): string =>
	/* translators: %s: name of a category, of a fact of programs, or of a filter. */
	sprintf( __( 'Move %s up', 'programs-filter' ), label );

const downwards = ( label: string ): string =>
	/* translators: %s: name of a category, of a fact of programs, or of a filter. */
	sprintf( __( 'Move %s down', 'programs-filter' ), label );

/**
 * Returns a list with an item moved to another position.
 *
 * @param ids  Items.
 * @param from Old position.
 * @param to   New position.
 */
export function moved(
	ids: readonly string[],
	from: number,
	to: number
): string[] {
	const next = [ ...ids ];
	next.splice( to, 0, ...next.splice( from, 1 ) );

	return next;
}

/**
 * A list that is sorted by dragging or with buttons.
 *
 * @param props
 * @param props.label    Name of the list.
 * @param props.items    Items.
 * @param props.onChange Gets the IDs in their new order.
 */
export function SortableList( props: {
	label: string;
	items: readonly SortableItem[];
	onChange: ( ids: string[] ) => void;
} ): ReactElement {
	const { items } = props;
	const [ dragged, setDragged ] = useState< number >();
	const move = ( from: number, to: number ): void => {
		props.onChange(
			moved(
				items.map( ( { id } ) => id ),
				from,
				to
			)
		);
		speak(
			sprintf(
				/* translators: 1: name of a category, of a fact of programs, or of a filter, 2: its position, 3: how many there are. */
				__( '%1$s: position %2$d of %3$d', 'programs-filter' ),
				items[ from ]?.label ?? '',
				to + 1,
				items.length
			)
		);
	};

	return (
		<ol className="programas-sortable" aria-label={ props.label }>
			{ items.map( ( { id, label }, index ) => (
				// Dragging needs a pointer. The buttons do the same.
				// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- See above.
				<li
					key={ id }
					className={
						index === dragged
							? 'programas-sortable__item is-dragged'
							: 'programas-sortable__item'
					}
					draggable
					onDragStart={ ( event ) => {
						event.dataTransfer.effectAllowed = 'move';
						setDragged( index );
					} }
					onDragOver={ ( event ) => {
						if ( dragged !== undefined ) {
							event.preventDefault();
						}
					} }
					onDragEnd={ () => setDragged( undefined ) }
					onDrop={ ( event ) => {
						event.preventDefault();
						if ( dragged !== undefined && dragged !== index ) {
							move( dragged, index );
						}
						setDragged( undefined );
					} }
				>
					<span
						className="programas-sortable__handle"
						aria-hidden="true"
					>
						{ dragHandle }
					</span>
					<span className="programas-sortable__label">{ label }</span>
					<Button
						size="small"
						icon={ chevronUp }
						label={ upwards( label ) }
						accessibleWhenDisabled
						disabled={ index === 0 }
						onClick={ () => move( index, index - 1 ) }
					/>
					<Button
						size="small"
						icon={ chevronDown }
						label={ downwards( label ) }
						accessibleWhenDisabled
						disabled={ index === items.length - 1 }
						onClick={ () => move( index, index + 1 ) }
					/>
				</li>
			) ) }
		</ol>
	);
}
