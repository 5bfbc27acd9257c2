import { afterEach, expect, it, vi } from 'vitest'
import { collected } from '../pauses'
import { toBundle, type ArchiveContent, type FhirTexts } from './bundle'
import { jsonPieces } from './jsonPieces'

afterEach(() => vi.restoreAllMocks())

const FILES = 50
const content = (count: number): ArchiveContent => ({
  person: { id: 'u1', name: 'Ana' },
  medicalData: { allergies: [], illnesses: [], interventions: [], medicines: [] },
  records: { documents: [], consultations: [], receipts: [], tests: [] },
  appointments: [],
  files: Array.from({ length: count }, (_, id) => ({
    id: `document-${id}`,
    path: `${id}.pdf`,
    title: String(id),
    type: 'application/pdf',
  })),
  facts: [],
  centre: 'Centro',
  origin: 'https://portal.example',
  createdAt: '2026-11-30T10:00:00Z',
})

/** How often the page gets its turn where each step takes longer than a task may. */
async function pausesFor(count: number): Promise<number> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 40))
  const pauses = vi.spyOn(globalThis, 'setTimeout')
  const pieces = await collected(jsonPieces(await toBundle(content(count), {} as FhirTexts)))
  expect(pieces.join('').split('"DocumentReference"').length - 1).toBe(count)
  const found = pauses.mock.calls.length
  vi.restoreAllMocks()
  return found
}

it('REC-078 each document of an archive gives the page its turn when it is described, named, referred to and written', async () => {
  const without = await pausesFor(0)
  expect(await pausesFor(FILES)).toBeGreaterThanOrEqual(without + 4 * FILES)
})
