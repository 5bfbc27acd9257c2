import { expect, it } from 'vitest'
import type { Document } from '@schemas/generated/entities'
import { comparable } from './comparable'

const document = (id: number, nameWithoutExtension: string, creationDate: string): Document => ({
  id,
  documentId: id,
  visible: true,
  seenByAdmin: false,
  name: `${nameWithoutExtension}.pdf`,
  nameWithoutExtension,
  documentType: 1,
  creationDate,
})

it('REC-013 documents whose name begins alike come first, then the newest; the one that is shown is none of them', () => {
  const shown = document(1, 'TAC de tórax', '2026-11-12T10:00:00Z')
  const all = [
    shown,
    document(2, 'Analítica', '2026-11-20T10:00:00Z'),
    document(3, 'TAC de tórax, mayo', '2026-05-14T10:00:00Z'),
    document(4, 'tac de 2025', '2025-05-14T10:00:00Z'),
    document(5, 'Tacto', '2026-01-01T10:00:00Z'),
  ]
  expect(comparable(shown, all).map(({ id }) => id)).toEqual([3, 4, 2, 5])
  expect(comparable(document(6, '—', '2026-01-01T10:00:00Z'), all).map(({ id }) => id)).toEqual([
    2, 1, 3, 5, 4,
  ])
})
