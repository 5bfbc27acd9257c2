const literal =
  /(?<!&)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\([^()]*\)/gi
/** How far apart red, green and blue of a grey may be, of 255: black and white over pictures have a tint of at most this. */
const GREY = 10

/**
 * The literal colours of a text of CSS or markup that are not grey: those would not change with the theme of a tenant. A notation
 * other than hex and rgb() counts as one with a hue.
 */
export const coloursWithHue = (text: string): string[] =>
  (text.match(literal) ?? []).filter((colour) => {
    const channels = channelsOf(colour)
    return !channels || Math.max(...channels) - Math.min(...channels) > GREY
  })

function channelsOf(colour: string): number[] | undefined {
  if (colour.startsWith('#')) {
    const digits = colour.slice(1)
    const parts = (digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits).match(/../g) ?? []
    return parts.slice(0, 3).map((part) => Number.parseInt(part, 16))
  }
  if (!/^rgba?\(/i.test(colour)) return undefined
  return (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
}
