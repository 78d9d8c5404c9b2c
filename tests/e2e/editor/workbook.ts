/** A workbook of Excel, as small as one can be. */
import { crc32 } from 'node:zlib';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE =
	'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A cell: a text, or the number of a day with its style. */
const cell = ( value: string | number ): string =>
	typeof value === 'number'
		? `<c s="1"><v>${ value }</v></c>`
		: `<c t="inlineStr"><is><t>${ value }</t></is></c>`;

/** Files without compression, as a ZIP archive. */
function zip( files: Record< string, string > ): Buffer {
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for ( const [ name, text ] of Object.entries( files ) ) {
		const content = Buffer.from( text );
		const fields = Buffer.alloc( 26 );
		fields.writeUInt16LE( 20, 0 );
		fields.writeUInt32LE( crc32( content ), 10 );
		fields.writeUInt32LE( content.length, 14 );
		fields.writeUInt32LE( content.length, 18 );
		fields.writeUInt16LE( name.length, 22 );
		const head = Buffer.concat( [ Buffer.from( 'PK\x03\x04' ), fields ] );
		parts.push( head, Buffer.from( name ), content );
		const place = Buffer.alloc( 14 );
		place.writeUInt32LE( at, 10 );
		directory.push(
			Buffer.from( 'PK\x01\x02\x14\x00' ),
			fields,
			place,
			Buffer.from( name )
		);
		at += head.length + name.length + content.length;
	}
	const index = Buffer.concat( directory );
	const end = Buffer.alloc( 18 );
	const count = Object.keys( files ).length;
	end.writeUInt16LE( count, 4 );
	end.writeUInt16LE( count, 6 );
	end.writeUInt32LE( index.length, 8 );
	end.writeUInt32LE( at, 12 );
	return Buffer.concat( [
		...parts,
		index,
		Buffer.from( 'PK\x05\x06' ),
		end,
	] );
}

/**
 * A workbook.
 *
 * @param sheets Rows of each sheet by its name. Numbers are days, as Excel counts them.
 */
export function workbook(
	sheets: Record< string, ( string | number )[][] >
): Buffer {
	const names = Object.keys( sheets );
	const relation = ( id: number, type: string, target: string ) =>
		`<Relationship Id="rId${ id }" Type="${ OFFICE }/${ type }" Target="${ target }"/>`;
	const files: Record< string, string > = {
		'[Content_Types].xml':
			'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
		'_rels/.rels': `<Relationships xmlns="${ PACKAGE }">${ relation( 1, 'officeDocument', 'xl/workbook.xml' ) }</Relationships>`,
		'xl/workbook.xml': `<workbook xmlns="${ MAIN }" xmlns:r="${ OFFICE }"><sheets>${ names
			.map(
				( name, index ) =>
					`<sheet name="${ name }" sheetId="${ index + 1 }" r:id="rId${ index + 1 }"/>`
			)
			.join( '' ) }</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ PACKAGE }">${ names
			.map( ( _, index ) =>
				relation(
					index + 1,
					'worksheet',
					`worksheets/sheet${ index + 1 }.xml`
				)
			)
			.join(
				''
			) }${ relation( 99, 'styles', 'styles.xml' ) }</Relationships>`,
		'xl/styles.xml': `<styleSheet xmlns="${ MAIN }"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
	};
	for ( const [ index, rows ] of Object.values( sheets ).entries() ) {
		files[ `xl/worksheets/sheet${ index + 1 }.xml` ] =
			`<worksheet xmlns="${ MAIN }"><sheetData>${ rows
				.map(
					( row, at ) =>
						`<row r="${ at + 1 }">${ row
							.map( ( value, column ) =>
								cell( value ).replace(
									'<c',
									`<c r="${ 'ABCDEFGH'[ column ] }${ at + 1 }"`
								)
							)
							.join( '' ) }</row>`
				)
				.join( '' ) }</sheetData></worksheet>`;
	}
	return zip( files );
}
