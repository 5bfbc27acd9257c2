import { ColumnsQuestion } from '../csv/answers'
import { DateQuestion } from '../csv/dates'
import { FileRefusal } from '../leftOut'

/** An error on its way between a worker and the page, which keeps no classes. */
export type SentError =
  | { name: 'refusal'; problem: FileRefusal['problem']; line: number; detail: string }
  | { name: 'date'; date: string }
  | {
      name: 'columns'
      question: Pick<ColumnsQuestion, 'header' | 'samples' | 'lines' | 'guess' | 'isOrderKnown'>
    }
  | { name: 'other'; message: string }

export function toSent(error: unknown): SentError {
  if (error instanceof FileRefusal) {
    const { problem, line, detail } = error
    return { name: 'refusal', problem, line, detail }
  }
  if (error instanceof DateQuestion) return { name: 'date', date: error.date }
  if (error instanceof ColumnsQuestion) {
    const { header, samples, lines, guess, isOrderKnown } = error
    return { name: 'columns', question: { header, samples, lines, guess, isOrderKnown } }
  }
  return { name: 'other', message: String(error) }
}

export function fromSent(error: SentError): Error {
  if (error.name === 'refusal') return new FileRefusal(error.problem, error.line, error.detail)
  if (error.name === 'date') return new DateQuestion(error.date)
  if (error.name === 'columns') {
    const { header, samples, lines, guess, isOrderKnown } = error.question
    return new ColumnsQuestion(header, samples, lines, guess, isOrderKnown)
  }
  return new Error(error.message)
}

/** What the page asks the worker: a step of `ImportWork` with its arguments. */
export interface WorkRequest {
  id: number
  step: 'read' | 'know' | 'preview' | 'choose' | 'next'
  args: readonly unknown[]
}
export type WorkAnswer =
  | { id: number; progress: { share: number; readings: number } }
  | { id: number; result: unknown }
  | { id: number; error: SentError }
