import type { Catalogue } from './catalogue'
import { isTest, type Citation } from './citations'
import { measureCoverage } from './coverage'

/**
 * What a test runs against: `server` is the reference server, `alone` a back end that has only the specification, and `portal` neither:
 * answers of the test itself, or the code alone.
 */
export type Level = 'portal' | 'server' | 'alone'

/** A statement with what shows that it holds. */
export interface Row {
  id: string
  /** The first test of each level that cites it, as `file:line`. */
  tests: Readonly<Partial<Record<Level, string>>>
  /** Why no test does: a decision record or a line of `uncovered.md`. */
  reason?: string
}

/** Every statement of the catalogue, in order. */
export function listRows(catalogue: Catalogue, citations: readonly Citation[]): Row[] {
  const tests = new Map<string, Partial<Record<Level, string>>>()
  for (const { id, file, line } of citations.filter((citation) => isTest(citation.file))) {
    const ofId = tests.get(id) ?? {}
    ofId[levelOf(file)] ??= `${file}:${line}`
    tests.set(id, ofId)
  }
  const reasons = new Map(
    measureCoverage(catalogue, citations).flatMap(({ uncovered }) =>
      uncovered.map(({ id, reason }) => [id, reason] as const),
    ),
  )
  return [...catalogue.statements.values()].flat().map((id) => {
    const reason = reasons.get(id)
    return { id, tests: tests.get(id) ?? {}, ...(reason !== undefined && { reason }) }
  })
}

/** What the tests of a file run against. */
function levelOf(file: string): Level {
  if (/^tests\/(specification\/|contract\/specification|e2e\/ownApi)/.test(file)) return 'alone'
  return /^(server\/|tests\/(e2e\/|contract\/contract|realtime\/|calls\/(pool|visitSequences)))/.test(file)
    ? 'server'
    : 'portal'
}

/** A line for each statement: its id, the levels of its tests, and the first test of each level or the reason for none. */
export const formatRows = (rows: readonly Row[]): string => rows.map(formatRow).join('\n')

function formatRow({ id, tests, reason }: Row): string {
  const levels = Object.keys(tests)
  const evidence =
    levels.length > 0 ? Object.values(tests).join(' ') : `no test: ${reason ?? 'no reason given'}`
  return `${id.padEnd(12)}${levels.join('+').padEnd(21)}${evidence}`
}
