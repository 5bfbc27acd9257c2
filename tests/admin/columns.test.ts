// @vitest-environment node
/** The default columns of the administration's lists, over the demo data of the reference server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '@portico/core/http/useCall'
import { translate } from '@portico/core/i18n/i18n'
import { visibleColumns } from '../../kits/admin/list/columns/columns'
import { createCellFormatter } from '../../kits/admin/list/export/exportCells'
import { readAllRecords } from '../../kits/admin/list/readRecords'
import { createFieldTexts } from '@portico/admin/texts'
import { STARTUP_TIMEOUT, openClinic, type Clinic } from '../../server/test/clinic/clinic'
import sections from '../../plugins/admin/sections'
import { callWith, loadAdminTexts, loadEntity } from './adminApi'

let clinic: Clinic
let call: Call
beforeAll(async () => {
  await loadAdminTexts()
  clinic = await openClinic('pglite')
  call = callWith(await clinic.as('admin@portico.test'))
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

/** A column is of no help where more than this share of its cells says that there are no data. */
const MAX_EMPTY = 0.25

test.each(sections.flatMap(({ id, entity }) => (entity ? [id] : [])))(
  'ADMIN-018 the columns of %s have data: few cells are empty, and never three of a row',
  async (id) => {
    const entity = await loadEntity(id)
    const columns = visibleColumns(entity, null)
    const sort = entity.sort ?? entity.columns[0]
    const state = { page: 0, size: 100, sort, search: '', columns: null, filters: {} } as const
    const texts = createFieldTexts(translate, entity.name)
    const cellsOf = await createCellFormatter({ call, entity, columns, texts, language: 'es' })
    const rows = (await readAllRecords(call, entity, state)).map((record) => cellsOf(record))
    expect(rows.length).toBeGreaterThan(0)
    const emptyShares = columns.map(({ field }, at) => {
      const empty = rows.filter((cells) => cells[at] === '')
      return [field, empty.length / rows.length] as const
    })
    expect(emptyShares.filter(([, share]) => share > MAX_EMPTY)).toEqual([])
    expect(rows.filter((cells) => cells.filter((cell) => cell === '').length > 2)).toEqual([])
  },
)
