// @vitest-environment node
import { expect, it } from 'vitest'
import { decodeDicom } from './decodeDicom'
import { chestFacts, dicomOf, greyForm, pixelsOf } from './testDicom'

const greys = async (file: Uint8Array<ArrayBuffer>) => {
  const { picture } = await decodeDicom(file)
  return picture && [...picture.data].filter((_, at) => at % 4 === 0)
}

it('REC-012 the facts of the header: what, when, of which part, in the words of the centre', async () => {
  const { facts } = await decodeDicom(dicomOf([...chestFacts, ...greyForm(1, 1), pixelsOf([0])]))
  expect(facts).toEqual({
    modality: 'CT',
    date: '2026-11-12',
    bodyPart: 'CHEST',
    description: 'TC de tórax',
    pictures: 1,
  })
})

it('REC-012 a header without facts has none', async () => {
  const { facts } = await decodeDicom(dicomOf([...greyForm(1, 1), pixelsOf([0])]))
  expect(facts).toEqual({ modality: '', date: '', bodyPart: '', description: '', pictures: 1 })
})

it('REC-012 without a window the greys reach from the least value to the greatest', async () => {
  expect(await greys(dicomOf([...greyForm(1, 3), pixelsOf([100, 150, 200])]))).toEqual([0, 128, 255])
})

it('REC-012 the window of the centre decides about the greys, after slope and intercept', async () => {
  // Hounsfield units: 1024 is water. A window of 400 around 40, as radiologists look at the abdomen: -160 is black, 239 is white.
  const file = dicomOf([
    ...greyForm(1, 4),
    [0x0028, 0x1050, 'DS', '40\\600'],
    [0x0028, 0x1051, 'DS', '400\\1600'],
    [0x0028, 0x1052, 'DS', '-1024'],
    [0x0028, 0x1053, 'DS', '1'],
    pixelsOf([0, 1024 - 160, 1024 + 239, 3000]),
  ])
  expect(await greys(file)).toEqual([0, 0, 255, 255])
})

it('REC-012 negative values, and bits beyond those that are stored', async () => {
  // Of 12 bits: 0xFFF is -1; the upper four bits are another layer.
  expect(await greys(dicomOf([...greyForm(1, 3, true), pixelsOf([0x0fff, 0xf000, 0x0001])]))).toEqual([
    0, 128, 255,
  ])
})

it('REC-012 in MONOCHROME1 the greatest value is black', async () => {
  const form = greyForm(1, 2).map((one) =>
    one[1] === 0x0004 ? ([...one.slice(0, 3), 'MONOCHROME1'] as never) : one,
  )
  expect(await greys(dicomOf([...form, pixelsOf([10, 20])]))).toEqual([255, 0])
})

it('REC-012 colours of an ultrasound, pixel by pixel and plane by plane', async () => {
  const form = (isPlanar: number) =>
    [
      [0x0028, 0x0002, 'US', 3],
      [0x0028, 0x0004, 'CS', 'RGB'],
      [0x0028, 0x0006, 'US', isPlanar],
      [0x0028, 0x0010, 'US', 1],
      [0x0028, 0x0011, 'US', 2],
      [0x0028, 0x0100, 'US', 8],
      [0x0028, 0x0101, 'US', 8],
      [0x0028, 0x0103, 'US', 0],
    ] as const
  const drawn = async (isPlanar: number, bytes: number[]) => {
    const pixels = [0x7fe0, 0x0010, 'OB', Uint8Array.from(bytes)] as const
    const { picture } = await decodeDicom(
      dicomOf([...form(isPlanar).map((one) => [...one] as never), [...pixels]]),
    )
    return [...(picture?.data ?? [])]
  }
  const colours = [1, 2, 3, 255, 4, 5, 6, 255]
  expect(await drawn(0, [1, 2, 3, 4, 5, 6])).toEqual(colours)
  expect(await drawn(1, [1, 4, 2, 5, 3, 6])).toEqual(colours)
})

it('REC-012 a compressed study has its facts, and no picture', async () => {
  const file = dicomOf([...chestFacts, ...greyForm(1, 1), pixelsOf([0])], '1.2.840.10008.1.2.4.90')
  const { facts, picture } = await decodeDicom(file)
  expect([facts.modality, picture]).toEqual(['CT', null])
})

it.each([
  ['pixels are missing', [...greyForm(2, 2), pixelsOf([1, 2])], Error],
  ['it has more pixels than a telephone can hold', [...greyForm(20_000, 20_000), pixelsOf([1])], RangeError],
])('REC-012 a file is refused if %s', async (_, elements, kind) => {
  await expect(decodeDicom(dicomOf(elements))).rejects.toBeInstanceOf(kind)
})

it('REC-012 a file that only claims to be DICOM is refused', async () => {
  await expect(decodeDicom(new Uint8Array(300))).rejects.toBeDefined()
})
