import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { formatNumber, type Row } from './report'

/** Where and when a run was measured. */
export interface RunConditions {
  /** ISO 8601, UTC. */
  startedAt: string
  commit: string
  /** Whether files differ from the commit. */
  hasChanges: boolean
  machine: { cpu: string; cores: number; memoryGb: number; node: string; system: string }
  /** The load of the machine over the last minute, at the start of the run. */
  load: number
}

/** A figure of a file: a row of the report with its part. A figure that could not be measured is null. */
export interface Figure {
  part: string
  label: string
  value: number | null
  limit: number | null
  isWithinLimit: boolean
}

/** The figures of a run, as its JSON file has them. */
export interface Run {
  conditions: RunConditions
  /** The load of the machine at the end of each part. */
  loads: Record<string, number>
  figures: Figure[]
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Reads the conditions of a run that begins now. Outside a repository the commit is `unknown`. */
export function readConditions(root: string, now: Date): RunConditions {
  const cpus = os.cpus()
  const machine = {
    cpu: cpus[0]?.model ?? 'unknown',
    cores: cpus.length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    system: `${os.type()} ${os.release()}`,
  }
  const conditions = { startedAt: now.toISOString(), machine, load: currentLoad() }
  try {
    const hasChanges = git(root, 'status', '--porcelain') !== ''
    return { ...conditions, commit: git(root, 'rev-parse', 'HEAD'), hasChanges }
  } catch {
    return { ...conditions, commit: 'unknown', hasChanges: false }
  }
}

/** The load of the machine over the last minute, with two decimals. */
export const currentLoad = (): number => Math.round((os.loadavg()[0] ?? 0) * 100) / 100

/** Makes the figures of a part for the file. */
export const figuresOf = (part: string, rows: readonly Row[]): Figure[] =>
  rows.map(({ label, value, limit, isWithinLimit }) => ({
    part,
    label,
    value: Number.isFinite(value) ? value : null,
    limit: limit ?? null,
    isWithinLimit,
  }))

export const writeRun = (file: string, run: Run): void =>
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)

/** Reads the file of a run. Throws an error that says what is wrong with a file that is none. */
export function readRun(file: string): Run {
  if (!existsSync(file)) throw new Error(`--against is ${file}; expected a file that --json has written.`)
  const run = parse(readFileSync(file, 'utf8')) as Partial<Run> | undefined
  if (run?.conditions === undefined || !Array.isArray(run.figures))
    throw new Error(`${file} has no figures; expected a file that --json has written.`)
  return run as Run
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Compares a run with an earlier one, one line per figure that the later has: both values and their ratio. Figures that only
 * one of the two has are named. The first lines say how the conditions differ, because times of different machines cannot be
 * compared.
 */
export function compareRuns(earlier: Run, later: Run): string {
  const before = new Map(earlier.figures.map((figure) => [keyOfFigure(figure), figure]))
  const parts = new Set(later.figures.map(({ part }) => part))
  const gone = earlier.figures.filter(
    (figure) =>
      parts.has(figure.part) && !later.figures.some((other) => keyOfFigure(other) === keyOfFigure(figure)),
  )
  const width = Math.max(0, ...later.figures.map(({ label }) => label.length))
  return [
    ...differences(earlier, later),
    ...later.figures.map((figure) => {
      const other = before.get(keyOfFigure(figure))
      const values = `${format(other?.value)} → ${format(figure.value)}`
      return `${figure.label.padEnd(width)}  ${values.padEnd(20)}${ratioOf(other, figure)}`.trimEnd()
    }),
    ...gone.map(({ label, value }) => `${label.padEnd(width)}  ${format(value)} → not measured`),
  ].join('\n')
}

const keyOfFigure = ({ part, label }: Figure) => `${part}\n${label}`

const format = (value: number | null | undefined) =>
  value === undefined ? 'new' : value === null ? 'none' : formatNumber(value)

function ratioOf(earlier: Figure | undefined, { value, isWithinLimit }: Figure): string {
  const fault = isWithinLimit ? '' : '   DOES NOT HOLD'
  if (earlier?.value == null || value === null || earlier.value === 0) return fault
  return `× ${(value / earlier.value).toFixed(2)}${fault}`
}

function differences(earlier: Run, later: Run): string[] {
  const [one, other] = [earlier.conditions, later.conditions]
  const commitOf = ({ commit, hasChanges }: RunConditions) =>
    `${commit.slice(0, 8)}${hasChanges ? ' with changes' : ''}`
  const machineOf = ({ machine }: RunConditions) =>
    `${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.system}`
  return (
    [
      ['commit', commitOf(one), commitOf(other)],
      ['machine', machineOf(one), machineOf(other)],
      ['load', String(one.load), String(other.load)],
    ] as const
  ).map(([name, before, after]) =>
    before === after ? `${name}: ${after} in both` : `${name}: ${before} → ${after}`,
  )
}
