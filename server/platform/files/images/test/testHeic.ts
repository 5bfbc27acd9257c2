const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const u16 = (value: number) => bytes(value.toString(16).padStart(4, '0'))
const u32 = (value: number) => bytes(value.toString(16).padStart(8, '0'))

/** A file with the boxes of a HEIC photo: a picture that nothing can draw, and its Exif data (ISO 23008-12). */
export function testHeic(exif: string, pixels: string): Buffer {
  const item = (id: number, type: string) =>
    box('infe', bytes('02000000'), u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1'))
  const build = (start: number): Buffer => {
    const place = (id: number, at: number, length: number) =>
      Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(length)])
    const meta = box(
      'meta',
      bytes('00000000'),
      box('iinf', bytes('00000000'), u16(2), item(1, 'hvc1'), item(2, 'Exif')),
      box(
        'iloc',
        bytes('000000004400'),
        u16(2),
        place(1, start, pixels.length),
        place(2, start + pixels.length, exif.length),
      ),
    )
    const type = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
    return Buffer.concat([type, meta, box('mdat', Buffer.from(pixels + exif, 'latin1'))])
  }
  return build(build(0).length - pixels.length - exif.length)
}

/** A small file that says that each of its items has as many parts as possible, all of them without a length. */
export function heicOfManyParts(items: number): Buffer {
  const ids = Array.from({ length: items }, (_, at) => at + 1)
  const info = ids.map((id) =>
    box('infe', bytes('02000000'), u16(id), u16(0), Buffer.from('Exif\0', 'latin1')),
  )
  const places = ids.map((id) => Buffer.concat([u16(id), u16(0), u16(65_535)]))
  const meta = box(
    'meta',
    bytes('00000000'),
    box('iinf', bytes('00000000'), u16(items), ...info),
    box('iloc', bytes('000000000000'), u16(items), ...places),
  )
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), meta])
}
