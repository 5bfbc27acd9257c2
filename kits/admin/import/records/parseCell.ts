import { parseCalendarDate } from '@schemas/rules/calendarDate'
import { parseNumber } from '@portico/core/forms/number'
import type { Language } from '@portico/core/i18n/useLanguage'
import type { Option } from '../../choice/useChoiceOptions'
import type { AdminEntity } from '../../entity'
import type { FieldTexts } from '../../texts'
import { normalizeHeader } from '../guessColumns'

/** The value of a cell, or the rule that it breaks. */
export type ParsedCell = { value: unknown } | { keyword: string }

interface CellInput {
  entity: AdminEntity
  field: string
  /** The options of a field with choices. */
  options: readonly Option[]
  texts: FieldTexts
  language: Language
  /** The value that the record has: of options with the same name, it prefers those that the record has. */
  current: unknown
}

/** Reads the cell of a field in an exported file, which may have been edited. An empty cell has no value. */
export function parseCell(text: string, input: CellInput): ParsedCell {
  const { entity, field, options, texts, language, current } = input
  const schema = entity.form.schema.properties[field] ?? {}
  if (text === '') return schema.default === undefined ? { value: undefined } : { keyword: 'required' }
  if (entity.choices?.[field]) return parseChoice(text, schema.type === 'array', options, current)
  if (schema.enum) {
    const raw = schema.enum.find((value) => String(value) === text)
    const listed = schema.enum.map((value) => ({ value, label: texts.value(field, value) }))
    return raw === undefined ? parseChoice(text, false, listed, current) : { value: raw }
  }
  if (schema.type === 'boolean') {
    const labels = [true, false].map((value) => ({ value, label: texts.yesNo(field, value) }))
    return parseChoice(text, false, labels, current)
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    const value = parseNumber(text, language)
    return value === null ? { keyword: 'number' } : { value }
  }
  if (schema.format === 'date') {
    const value = parseCalendarDate(text)
    return value === null ? { keyword: 'date' } : { value }
  }
  return { value: text }
}

function parseChoice(
  text: string,
  isList: boolean,
  options: readonly Option[],
  current: unknown,
): ParsedCell {
  const labels = isList ? splitLabels(text, options) : [text]
  if (!labels) return { keyword: 'enum' }
  const had: readonly unknown[] = Array.isArray(current) ? current : [current]
  const values: unknown[] = []
  for (const label of labels) {
    const same = findLabel(options, label)
    const free = same.filter(({ value }) => !values.includes(value))
    const [option, other] = free.toSorted(
      (a, b) => Number(had.includes(b.value)) - Number(had.includes(a.value)),
    )
    if (!option) return { keyword: same.length > 0 ? 'twice' : 'enum' }
    if (other && !had.includes(option.value)) return { keyword: 'ambiguous' }
    values.push(option.value)
  }
  return { value: isList ? values : values[0] }
}

/** Splits a list at its commas; a label may contain commas itself. Null if a part is not a label. */
function splitLabels(text: string, options: readonly Option[]): string[] | null {
  const parts = text.split(',').map((part) => part.trim())
  const labels: string[] = []
  for (let start = 0; start < parts.length;) {
    const end = parts.findLastIndex(
      (_, index) => index >= start && findLabel(options, parts.slice(start, index + 1).join(', ')).length > 0,
    )
    if (end < 0) return null
    labels.push(parts.slice(start, end + 1).join(', '))
    start = end + 1
  }
  return labels
}

/** The options with a label; without any, those whose label differs only in case, accents and punctuation. */
function findLabel(options: readonly Option[], label: string): readonly Option[] {
  const exact = options.filter((option) => option.label.trim() === label)
  const normalized = normalizeHeader(label)
  return exact.length > 0 || normalized === ''
    ? exact
    : options.filter((option) => normalizeHeader(option.label) === normalized)
}
