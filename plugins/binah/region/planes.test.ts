import { expect, it } from 'vitest'
import type { Colour } from '../signal/samples'
import { cellsOfPlanes, type Planes } from './planes'

const [WIDTH, HEIGHT] = [48, 32]
const colours: readonly Colour[] = [
  [214, 176, 144],
  [60, 40, 30],
  [20, 200, 90],
  [255, 255, 255],
  [0, 0, 0],
  [130, 120, 220],
]
/** The colour at a pixel: three columns and two rows of one colour each. */
const colourAt = (x: number, y: number): Colour =>
  colours[Math.floor(x / 16) + 3 * Math.floor(y / 16)] ?? [0, 0, 0]

interface Encoding {
  format: Planes['format']
  matrix?: string
  isFullRange: boolean
  red: number
  blue: number
}

/** Encodes the colours as ITU-T H.273 says, with bytes before the planes and behind each row. */
function encode({ format, matrix, isFullRange, red, blue }: Encoding): Planes {
  const [start, pad] = [5, 3]
  const [dark, light, range] = isFullRange ? [0, 1, 1] : [16, 219 / 255, 224 / 255]
  const valuesAt = (x: number, y: number) => {
    const [r, g, b] = colourAt(x, y)
    const brightness = red * r + (1 - red - blue) * g + blue * b
    const u = (b - brightness) / (2 * (1 - blue))
    const v = (r - brightness) / (2 * (1 - red))
    return [dark + brightness * light, 128 + u * range, 128 + v * range] as const
  }
  const stride = WIDTH + pad
  const half = format === 'NV12' ? WIDTH + pad : WIDTH / 2 + pad
  const u = start + stride * HEIGHT
  const v = format === 'NV12' ? u : u + (half * HEIGHT) / 2
  const data = new Uint8Array(v + (half * HEIGHT) / 2).fill(77)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) data[start + y * stride + x] = Math.round(valuesAt(x, y)[0])
  for (let y = 0; y < HEIGHT / 2; y += 1)
    for (let x = 0; x < WIDTH / 2; x += 1) {
      const [, first, second] = valuesAt(x * 2, y * 2)
      const place = y * half + (format === 'NV12' ? x * 2 : x)
      data[u + place] = Math.round(first)
      data[v + place + (format === 'NV12' ? 1 : 0)] = Math.round(second)
    }
  const layout = [
    { offset: start, stride },
    { offset: u, stride: half },
    ...(format === 'NV12' ? [] : [{ offset: v, stride: half }]),
  ]
  return { data, width: WIDTH, height: HEIGHT, format, matrix, isFullRange, layout }
}

const common = { red: 0.299, blue: 0.114 }
it.each<[string, Encoding]>([
  ['of a web camera', { format: 'I420', matrix: 'smpte170m', isFullRange: false, ...common }],
  ['of a camera that says nothing', { format: 'I420', isFullRange: false, ...common }],
  ['of a phone', { format: 'NV12', matrix: 'bt709', isFullRange: false, red: 0.2126, blue: 0.0722 }],
  ['with the full range', { format: 'NV12', matrix: 'smpte170m', isFullRange: true, ...common }],
  [
    'of a new camera',
    { format: 'I420', matrix: 'bt2020-ncl', isFullRange: false, red: 0.2627, blue: 0.0593 },
  ],
])('VITAL-006 reads the colours of a picture %s', (_name, encoding) => {
  const cells = cellsOfPlanes(encode(encoding), 6, 4)
  expect(cells).toMatchObject({ columns: 6, rows: 4 })
  cells?.colours.forEach((colour, index) => {
    const wanted = colourAt((index % 6) * 8, Math.floor(index / 6) * 8)
    colour.forEach((value, channel) => {
      expect(Math.abs(value - (wanted[channel] ?? 0)), `cell ${index}, channel ${channel}`).toBeLessThan(2)
    })
  })
})

it('shares the pixels of a picture that does not divide into its cells', () => {
  const planes = encode({ format: 'I420', isFullRange: true, ...common })
  const row = cellsOfPlanes({ ...planes, height: 16 }, 5, 1)?.colours.map(([red]) => Math.round(red))
  // Each cell has four or five of 24 columns of colour: the second and the fourth hold two colours.
  expect(row).toEqual([215, 184, 60, 36, 20])
})

it('reads nothing where a plane is missing', () => {
  const planes = encode({ format: 'I420', isFullRange: true, ...common })
  expect(cellsOfPlanes({ ...planes, layout: planes.layout.slice(0, 1) }, 6, 4)).toBeNull()
})
