/** A lucide shape: element name and its attributes. */
export type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

const num = (value: string | undefined): number => Number(value ?? 0)

/** Makes a relative first move absolute, because it would continue the previous shape; further points become relative lines. */
function absolute(d: string): string {
  const move = /^m\s*(-?[\d.]+)[\s,]*(-?\d*\.?\d+)\s*/.exec(d)
  if (!move) return d
  const rest = d.slice(move[0].length)
  return `M${move[1]} ${move[2]}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
}

function rect(a: Shape[1]): string {
  const [x, y, width, height] = [num(a['x']), num(a['y']), num(a['width']), num(a['height'])]
  const r = num(a['rx'] ?? a['ry'])
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/** Converts a shape to path data. Throws for an unknown element. */
export function pathOf([name, a]: Shape): string {
  if (name === 'path') return absolute(a['d'] ?? '')
  if (name === 'circle') return ellipse(num(a['cx']), num(a['cy']), num(a['r']), num(a['r']))
  if (name === 'ellipse') return ellipse(num(a['cx']), num(a['cy']), num(a['rx']), num(a['ry']))
  if (name === 'line') return `M${a['x1']} ${a['y1']}L${a['x2']} ${a['y2']}`
  if (name === 'polyline') return `M${a['points']}`
  if (name === 'rect') return rect(a)
  throw new Error(`Unknown shape ${name}`)
}
