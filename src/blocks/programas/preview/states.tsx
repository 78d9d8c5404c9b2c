/**
 * The states of the preview in which there are no cards to show.
 */
import type { ReactElement } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Notice, Placeholder } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ApiError } from '../../../api/api-error';
import { icon } from '../icon';

/** Cards of the skeleton: about what is in view. */
const SKELETON_CARDS = 6;

/** The programs are on their way: the shape of the listing, so that nothing jumps when they come. */
export function Loading(): ReactElement {
	return (
		<div className="programas-skeleton" role="status">
			<span className="programas-skeleton__text">
				{ __( 'Cargando programas…', 'programs-filter' ) }
			</span>
			<div className="programas-filter" aria-hidden="true">
				<div className="programas-filter__pills">
					{ [ 5, 7, 6, 8 ].map( ( width ) => (
						<span
							key={ width }
							className="programas-skeleton__pill"
							style={ { inlineSize: `${ width }em` } }
						/>
					) ) }
				</div>
			</div>
			<div className="programas-grid" aria-hidden="true">
				{ Array.from( { length: SKELETON_CARDS }, ( _, index ) => (
					<div key={ index } className="programas-card">
						<div className="programas-card__picture" />
						<div className="programas-card__body">
							<span className="programas-skeleton__line" />
							<span className="programas-skeleton__line" />
						</div>
					</div>
				) ) }
			</div>
		</div>
	);
}

/** There are no programs at all. */
export function NoPrograms(): ReactElement {
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Aún no hay programas', 'programs-filter' ) }
			instructions={ __(
				'Los programas que publiques aparecerán aquí.',
				'programs-filter'
			) }
		>
			<Button
				variant="primary"
				__next40pxDefaultSize
				href={ addQueryArgs( 'post-new.php', {
					post_type: 'programa',
				} ) }
				target="_blank"
			>
				{ __( 'Añadir programa', 'programs-filter' ) }
			</Button>
		</Placeholder>
	);
}

/**
 * The programs could not be fetched.
 *
 * @param props
 * @param props.error   What went wrong.
 * @param props.onRetry Tries again.
 */
export function Failed( props: {
	error: ApiError;
	onRetry: () => void;
} ): ReactElement {
	const { message } = props.error;
	useEffect( () => {
		speak( message, 'assertive' );
	}, [ message ] );

	return (
		<Placeholder
			icon={ icon }
			label={ __(
				'No se han podido cargar los programas',
				'programs-filter'
			) }
			className="programas-failed"
		>
			<Notice
				status="error"
				isDismissible={ false }
				spokenMessage={ null }
			>
				{ message }
			</Notice>
			<Button
				variant="primary"
				__next40pxDefaultSize
				onClick={ props.onRetry }
			>
				{ __( 'Reintentar', 'programs-filter' ) }
			</Button>
		</Placeholder>
	);
}
