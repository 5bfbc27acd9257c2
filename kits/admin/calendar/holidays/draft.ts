import type { CentreHoliday } from '@schemas/generated/entities'
import type { NamedDay } from './publicHolidays'

/** Unsaved changes of the holidays of a centre. */
export interface HolidayDraft {
  /** Names of new dates, and of those whose appointments are to be decided again. */
  added: Readonly<Record<string, string>>
  removed: readonly string[]
}

/** No changes. */
export const emptyDraft: HolidayDraft = { added: {}, removed: [] }

/** A date in the list. */
export interface HolidayRow extends NamedDay {
  state: 'saved' | 'new' | 'removed'
  /** How many appointments are still to come on a saved date. */
  appointments: number
}

/** The dates of a year in order, with the unsaved ones. */
export function rowsOf(saved: readonly CentreHoliday[], draft: HolidayDraft, year: number): HolidayRow[] {
  const rows = new Map<string, HolidayRow>()
  for (const one of saved)
    rows.set(one.date, { ...one, state: draft.removed.includes(one.date) ? 'removed' : 'saved' })
  for (const [date, name] of Object.entries(draft.added))
    rows.set(date, { date, name, state: 'new', appointments: rows.get(date)?.appointments ?? 0 })
  return [...rows.values()]
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Adds dates. One that is saved keeps its name, and is no longer removed. */
export function addDays(
  draft: HolidayDraft,
  saved: readonly CentreHoliday[],
  days: readonly NamedDay[],
): HolidayDraft {
  const isSaved = (date: string) => saved.some((one) => one.date === date)
  const news = days.filter(({ date }) => !isSaved(date) && !(date in draft.added))
  return {
    added: { ...draft.added, ...Object.fromEntries(news.map(({ date, name }) => [date, name])) },
    removed: draft.removed.filter((date) => days.every((day) => day.date !== date)),
  }
}

/** Removes a date, or takes back what was changed about it. */
export function toggleDay({ added, removed }: HolidayDraft, { date, state }: HolidayRow): HolidayDraft {
  if (state === 'saved') return { added, removed: [...removed, date] }
  return {
    added: Object.fromEntries(Object.entries(added).filter(([one]) => one !== date)),
    removed: removed.filter((one) => one !== date),
  }
}

/** Decides about the appointments of a saved date once more. */
export const decideAgain = ({ added, removed }: HolidayDraft, { date, name }: NamedDay): HolidayDraft => ({
  added: { ...added, [date]: name },
  removed,
})

/** How many dates would change. */
export const countChanges = ({ added, removed }: HolidayDraft): number =>
  Object.keys(added).length + removed.length
