import { expect, test } from 'vitest'
import { checkFile, maxBytes } from './checkFile'

test.each([
  ['altas.xls', 10, 'notCsv'],
  ['altas.csv.exe', 10, 'notCsv'],
  ['altas.csv', maxBytes + 1, 'tooBig'],
  ['altas.csv', 0, 'empty'],
  ['ALTAS.CSV', maxBytes, undefined],
])(
  'ADMIN-043 only CSV files of at most 25,000,000 bytes are accepted: %s of %i bytes',
  (name, size, fault) => {
    expect(checkFile({ name, size })?.id).toBe(fault)
  },
)
