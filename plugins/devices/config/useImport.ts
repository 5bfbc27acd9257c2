import { useRef, useState } from 'react'
import { browserZone } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { DateQuestion, type DateOrder } from '../import/csv/dates'
import { isReadable } from '../import/isReadable'
import { FileRefusal, type FileProblem } from '../import/leftOut'
import type { Progress } from '../import/importFile'

const nothing: Progress = { saved: 0, known: 0, leftOut: [], share: 0 }

/** How an import has ended: read to the end, refused by its file, or interrupted. */
export type ImportEnd =
  | { kind: 'read' }
  | { kind: 'refused'; problem: FileProblem | 'type'; line?: number; detail?: string }
  | { kind: 'interrupted' }

export type ImportState =
  | { step: 'ready' }
  | { step: 'running'; progress: Progress }
  | { step: 'question'; date: string }
  | { step: 'done'; end: ImportEnd; progress: Progress }

/** The import of a file, and the question that it may ask. Another person's import ends with the page that shows this one. */
export function useImport() {
  const call = useCall()
  const invalidate = useInvalidate()
  const [state, setState] = useState<ImportState>({ step: 'ready' })
  const chosen = useRef<File | null>(null)

  const stop = () => setState({ step: 'ready' })
  const run = async (file: File, dateOrder?: DateOrder) => {
    chosen.current = file
    let progress = nothing
    const show = (next: Progress) => {
      progress = next
      setState({ step: 'running', progress })
    }
    show(nothing)
    try {
      const { importFile } = await import('../import/importFile')
      progress = await importFile(file, { zone: browserZone(), dateOrder }, call, show)
      setState({ step: 'done', end: { kind: 'read' }, progress })
    } catch (error) {
      if (error instanceof DateQuestion) return setState({ step: 'question', date: error.date })
      // The person has changed: what was imported for the one before is not shown.
      if (error instanceof DOMException && error.name === 'AbortError') return stop()
      setState({ step: 'done', end: endOf(error), progress })
    } finally {
      await invalidate('api/vital-signs-measurements')
      await invalidate('api/lifeVit')
    }
  }
  return {
    state,
    start: (file: File) => {
      if (isReadable(file)) void run(file)
      else setState({ step: 'done', end: { kind: 'refused', problem: 'type' }, progress: nothing })
    },
    answer: (order: DateOrder) => {
      if (chosen.current) void run(chosen.current, order)
    },
    stop,
  }
}

function endOf(error: unknown): ImportEnd {
  if (!(error instanceof FileRefusal)) return { kind: 'interrupted' }
  const { problem, line, detail } = error
  return { kind: 'refused', problem, line, detail }
}
