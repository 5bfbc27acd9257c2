import type { MeasureSave } from '@schemas/generated/entities'
import type { MeasureId } from '../convert'
import type { LeftOutLines } from '../leftOut'
import { createHistory, type KnownPart } from './history'
import { paced } from './paced'
import { chosenReadings, previewOf, type ImportChoice, type Preview } from '../preview'
import { readFile, type ReadFile, type ReadOptions, type ReadProgress } from '../readFile'

/** What was read, and between which times each measure lies (milliseconds). */
export interface ReadSummary {
  format: string
  readings: number
  leftOut: readonly LeftOutLines[]
  spans: readonly { id: MeasureId; from: number; to: number }[]
}

/** The steps of an import that take long: they run in a worker, or in the page where there is none. */
export interface ImportWork {
  read: (
    file: File,
    options: ReadOptions,
    onProgress: (progress: ReadProgress) => void,
  ) => Promise<ReadSummary>
  /** Takes what the person has, part by part: one message with all of it would stop the page. */
  know: (part: KnownPart) => Promise<void>
  preview: () => Promise<Preview>
  /** Begins to hand out the chosen readings, and says how many there are. */
  choose: (choice: ImportChoice) => Promise<number>
  /** The next readings; none at the end. */
  next: (count: number) => Promise<MeasureSave[]>
}

/** Does the steps of an import here. */
export function createImportWork(): ImportWork {
  let file: ReadFile | null = null
  let history = createHistory()
  let places: Iterator<number> = [].values()
  const opened = (): ReadFile => {
    if (!file) throw new Error('No file has been read')
    return file
  }
  return {
    read: async (chosen, options, onProgress) => {
      history = createHistory()
      file = await readFile(chosen, options, paced(onProgress))
      const { format, store, leftOut } = file
      return { format, leftOut, readings: store.size, spans: spansOf(file) }
    },
    know: async (part) => history.add(part),
    preview: async () => previewOf(opened().store, history.all()),
    choose: async (choice) => {
      const { store } = opened()
      places = chosenReadings(store, choice)
      return [...chosenReadings(store, choice)].length
    },
    next: async (count) => {
      const { store } = opened()
      const readings: MeasureSave[] = []
      while (readings.length < count) {
        const place = places.next()
        if (place.done) break
        readings.push(store.readingOf(place.value))
      }
      return readings
    },
  }
}

function spansOf({ store }: ReadFile): ReadSummary['spans'] {
  const spans = new Map<MeasureId, { id: MeasureId; from: number; to: number }>()
  for (let at = 0; at < store.size; at++) {
    const time = store.timeOf(at)
    for (const { id } of store.valuesOf(at)) {
      const span = spans.get(id) ?? { id, from: time, to: time }
      span.from = Math.min(span.from, time)
      span.to = Math.max(span.to, time)
      spans.set(id, span)
    }
  }
  return [...spans.values()]
}
