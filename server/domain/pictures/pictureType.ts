import { imageKind } from '../../platform/files/fileKind'

/** The images that every browser shows. SVG is not one of them: it may carry scripts. */
const types = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** The media type of a picture by its first bytes; undefined for any other file. The declared type and name are not trusted. */
export function pictureType(content: Buffer): string | undefined {
  const type = imageKind(content.subarray(0, 16).toString('latin1'))?.type
  return type !== undefined && types.has(type) ? type : undefined
}
