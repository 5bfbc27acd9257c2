/** The longest side of an uploaded picture, in pixels; a phone's camera stays below. */
export const MAX_SIDE = 8192

/** Width and height in pixels. */
export interface Dimensions {
  width: number
  height: number
}

/**
 * Reads the dimensions that a PNG, JPEG or WebP file declares, without decoding it. Returns undefined for a file without
 * them. Nothing beyond its header is read.
 */
export function readDimensions(type: string, content: Uint8Array): Dimensions | undefined {
  try {
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
    const { width, height } = readers[type]?.(view) ?? { width: 0, height: 0 }
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readers: Readonly<Record<string, (content: DataView) => Dimensions | undefined>> = {
  'image/png': (content) => ({ width: content.getUint32(16), height: content.getUint32(20) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
}

/** Start of frame: C0 to CF without C4, C8 and CC, which are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Start of scan: the pixels follow. */
const SCAN = 0xda
const FILL = 0xff

function readJpeg(content: DataView): Dimensions | undefined {
  let at = 2
  while (content.getUint8(at) === FILL) {
    const marker = content.getUint8(at + 1)
    if (marker === FILL) {
      at += 1
      continue
    }
    if (isFrame(marker)) return { height: content.getUint16(at + 5), width: content.getUint16(at + 7) }
    if (marker === SCAN) return undefined
    at += 2 + content.getUint16(at + 2)
  }
  return undefined
}

/** The three forms of WebP: lossy, lossless and extended. */
function readWebp(content: DataView): Dimensions | undefined {
  const form = String.fromCodePoint(...[12, 13, 14, 15].map((at) => content.getUint8(at)))
  switch (form) {
    case 'VP8 ':
      return { width: content.getUint16(26, true) & 0x3fff, height: content.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = content.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(content, 24) + 1, height: uint24(content, 27) + 1 }
    default:
      return undefined
  }
}

const uint24 = (content: DataView, at: number): number =>
  content.getUint16(at, true) + (content.getUint8(at + 2) << 16)
