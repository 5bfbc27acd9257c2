import { useState } from 'react'
import type { Reading } from '@schemas/generated/entities'
import { useNow } from '@portico/core/format/useNow'
import { formatNumberInput } from '@portico/core/forms/number'
import { browserZone } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useRoute } from '@portico/core/routing/useRoute'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { fieldsOf, isSeries, seriesById, type Line, type SeriesId } from '../model/series'
import { today } from '../model/today'
import { unitOf } from '../model/units'
import { useDevicesText } from '../texts'
import { emptyEntry, entryOf, checkEntry, saveOf, valuesOf, withOthers, type Entry } from './entry'
import { doubtOf, type Doubt } from './plausible'
import { useSaving } from './useSaving'

/** The form of a reading: typed values, errors, the question before saving, and saving. */
export function useEntry(reading: Reading | undefined) {
  const { language } = useDevicesText()
  const zone = reading?.zone ?? browserZone()
  const draft = useEntryDraft(reading)
  const [attempt, setAttempt] = useState(0)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const saving = useSaving(reading, draft.forget)
  const history = useHistory()
  const entry = draft.value
  const now = useNow()
  const findings = checkEntry(entry, zone, language, now)
  const send = async () => {
    const save = saveOf(entry, zone, language)
    await saving.save(reading ? withOthers(save, reading) : save)
  }
  const submit = async () => {
    setAttempt(attempt + 1)
    if (findings.length > 0 || saving.busy) return
    const found = await history(entry, valuesOf(entry, language))
    setDoubts(found)
    if (found.length === 0) await send()
  }
  return {
    entry,
    change: draft.change,
    forget: draft.forget,
    attempt,
    findings: attempt > 0 ? findings : [],
    doubts,
    dropDoubts: () => setDoubts([]),
    submit,
    send,
    ...saving,
  }
}

/** What is typed; it survives a reload. A new one may name its series in the address. */
function useEntryDraft(reading: Reading | undefined) {
  const { language } = useDevicesText()
  // Beside a call `series` is the part of the address that says `new`.
  const { query } = useRoute()
  const named = query['measure'] ?? query['series'] ?? ''
  return useFormDraft<Entry>(`reading|${reading?.id ?? 'new'}`, () =>
    reading
      ? entryOf(reading, (line, value) => {
          const { show, decimals } = unitOf(line)
          return formatNumberInput(Number(show(value).toFixed(decimals)), language)
        })
      : emptyEntry(isSeries(named) ? [named] : [], browserZone(), Date.now()),
  )
}

/** Compares values with the person's own days of this year; without an answer with those of devices. */
function useHistory() {
  const call = useCall()
  const read = async (id: SeriesId): Promise<readonly Line[]> => {
    const { operation, lines } = seriesById[id]
    const body = { date: today(), range: 'year' as const }
    const data: unknown = await call(operation, { body, quiet: true }).catch(() => null)
    return data === null ? [] : (lines as (data: unknown) => readonly Line[])(data)
  }
  return async ({ series }: Entry, values: ReturnType<typeof valuesOf>): Promise<Doubt[]> => {
    const known = (await Promise.all(series.map(read))).flat()
    return series
      .flatMap((id) => fieldsOf[id])
      .flatMap((line) => {
        const value = values.get(line)
        const own = known.find(({ id }) => id === line)?.samples.map((sample) => sample.value) ?? []
        const doubt = value === undefined ? null : doubtOf(line, value, own)
        return doubt ? [doubt] : []
      })
  }
}
