import type { AdminEntity, AdminRecord } from '../entity'
import { toText } from '../values/toText'
import { filtersOf, filterValue, type FilterField } from './filters/filters'
import type { ListState } from './listState'

/**
 * The page of a list that the back end sent whole: the records that match the filters and contain every searched word,
 * in the order of the state. A filter on a date is a bound: `…To` the last day, any other the first.
 */
export function pageOfList(
  list: readonly AdminRecord[],
  entity: AdminEntity,
  { page, size, sort, search, filters }: ListState,
): { items: readonly AdminRecord[]; total: number } {
  const active = filtersOf(entity).filter(({ id }) => id in filters)
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = list.filter(
    (record) =>
      active.every((filter) => passes(record, filter, filters[filter.id] ?? '')) && contains(record, words),
  )
  const sorted = sort === '' ? found : found.toSorted(byField(sort))
  return { items: sorted.slice(page * size, (page + 1) * size), total: found.length }
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

function contains(record: AdminRecord, words: readonly string[]): boolean {
  const text = fold(Object.values(record).map(toText).join(' '))
  return words.every((word) => text.includes(word))
}

function passes(record: AdminRecord, filter: FilterField, text: string): boolean {
  const value = record[filter.field]
  if (filter.kind === 'date') {
    const day = toText(value).slice(0, 10)
    return day !== '' && (filter.id.endsWith('To') ? day <= text : day >= text)
  }
  const wanted = filterValue(filter, text)
  return Array.isArray(value) ? value.includes(wanted) : value === wanted
}

/** Numbers by size, texts as a person sorts them, records without a value last. */
function byField(sort: string) {
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  return (a: AdminRecord, b: AdminRecord): number => {
    const [left, right] = [toText(a[field]), toText(b[field])]
    if (left === '' || right === '') return Number(left === '') - Number(right === '')
    return direction * compare(left, right)
  }
}
