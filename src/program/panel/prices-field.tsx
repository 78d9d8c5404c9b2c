import type { ReactElement } from 'react';
import {
	BaseControl,
	Button,
	Flex,
	FlexBlock,
	TextControl,
} from '@wordpress/components';
import { FULL_SIZE, NO_MARGIN } from '../../wordpress/control-props';
import { helpOf } from './date-input';
import { pricesOf, textOfPrices, type Price } from './prices';
import type { Field, Settings } from './settings';
import { useSettled } from './use-settled';

interface Props {
	field: Field;
	texts: Settings[ 'texts' ];
	/** Lines. */
	text: string;
	/** What is wrong with them, '' for nothing. */
	problem: string;
	onChange: ( text: string ) => void;
}

/** A name may be long: the amount stands below it. */
const WIDTHS = { who: { flexBasis: '100%' }, amount: { flexBasis: '4em' } };

/**
 * The prices of a program by group, line by line.
 *
 * @param props Props.
 */
export function PricesField( props: Props ): ReactElement {
	const { field, texts, text, problem, onChange } = props;
	const prices = pricesOf( text );
	const settled = useSettled( problem, text );
	const write = ( changed: Price[] ): void =>
		onChange( textOfPrices( changed ) );
	const change = ( index: number, part: Partial< Price > ): void =>
		write(
			prices.map( ( price, at ) =>
				at === index ? { ...price, ...part } : price
			)
		);

	return (
		<BaseControl { ...NO_MARGIN } help={ helpOf( '', field.hint ) }>
			<fieldset>
				<BaseControl.VisualLabel as="legend">
					{ field.label }
				</BaseControl.VisualLabel>
				<Flex direction="column" gap={ 3 }>
					{ prices.map( ( price, index ) => (
						<Flex key={ index } align="end" wrap>
							{ ( [ 'who', 'amount' ] as const ).map(
								( part ) => (
									<FlexBlock
										key={ part }
										style={ WIDTHS[ part ] }
									>
										<TextControl
											{ ...FULL_SIZE }
											label={ texts[ part ] }
											value={ price[ part ] }
											onChange={ ( typed ) =>
												change( index, {
													[ part ]: typed,
												} )
											}
										/>
									</FlexBlock>
								)
							) }
							<Button
								__next40pxDefaultSize
								variant="tertiary"
								isDestructive
								aria-label={ `${ texts.remove }: ${
									price.who || index + 1
								}` }
								onClick={ () =>
									write(
										prices.filter(
											( _, at ) => at !== index
										)
									)
								}
							>
								{ texts.remove }
							</Button>
						</Flex>
					) ) }
					{ settled && helpOf( settled, '' ) }
					<Flex justify="start">
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ () =>
								write( [ ...prices, { who: '', amount: '' } ] )
							}
						>
							{ texts.addPrice }
						</Button>
					</Flex>
				</Flex>
			</fieldset>
		</BaseControl>
	);
}
