import type { ReactElement, KeyboardEvent } from 'react';
import { isRTL, __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { useState } from '@wordpress/element';
import { targetOf } from '../../../view/filter-bar/keyboard';
import { format } from './format';
import type { PreviewPill } from './listing';

/**
 * The pills of the preview: they filter the preview, and work with the keyboard as on the page.
 *
 * @param props
 * @param props.pills      Pills.
 * @param props.active     Slug of the active one.
 * @param props.showCounts Whether they show their counts.
 * @param props.onChoose   Gets the slug of the chosen one.
 */
export function Filter( props: {
	pills: readonly PreviewPill[];
	active: string;
	showCounts: boolean;
	onChoose: ( slug: string ) => void;
} ): ReactElement {
	const { pills, active } = props;
	const [ focused, setFocused ] = useState< string >();
	const tabStop = pills.some( ( { slug } ) => slug === focused )
		? focused
		: active;

	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ): void => {
		const buttons = [ ...event.currentTarget.querySelectorAll( 'button' ) ];
		const index = pills.findIndex( ( { slug } ) => slug === tabStop );
		const target = targetOf( event.key, index, pills.length, isRTL() );
		if ( target !== undefined ) {
			// The editor would move the selection to another block.
			event.preventDefault();
			event.stopPropagation();
			buttons[ target ]?.focus();
		}
	};

	return (
		<div className="programas-filter">
			<div
				className="programas-filter__pills"
				role="toolbar"
				tabIndex={ -1 }
				aria-label={ __(
					'Filter programs by category',
					'programs-filter'
				) }
				onKeyDown={ onKeyDown }
			>
				{ pills.map( ( { slug, label, count } ) => (
					<button
						key={ slug }
						type="button"
						className={
							slug === active
								? 'programas-pill is-active'
								: 'programas-pill'
						}
						data-category={ slug }
						aria-pressed={ slug === active }
						tabIndex={ slug === tabStop ? 0 : -1 }
						onFocus={ () => setFocused( slug ) }
						onClick={ () => props.onChoose( slug ) }
					>
						<span className="programas-pill__label">
							{ decodeEntities( label ) }
						</span>
						{ props.showCounts && (
							<>
								{ ' ' }
								<span className="programas-pill__count">
									{ format( count ) }
								</span>
							</>
						) }
					</button>
				) ) }
			</div>
		</div>
	);
}
