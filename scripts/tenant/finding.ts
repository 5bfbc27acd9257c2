/** A result of a check. An error must be fixed, a warning may be intended, a note is information. */
export interface Finding {
  level: 'error' | 'warning' | 'note'
  /** Relative to the project. */
  file: string
  /** JSON pointer, or CSS selector and property. */
  path: string
  /** The line of the file. Absent: the finding is about the whole file. */
  line?: number
  expected: string
  found: string
  /** What to do. */
  fix: string
}

/** A finding without its level. */
export type FindingDetails = Omit<Finding, 'level'>

export const error = (details: FindingDetails): Finding => ({ level: 'error', ...details })
export const warning = (details: FindingDetails): Finding => ({ level: 'warning', ...details })
export const note = (details: FindingDetails): Finding => ({ level: 'note', ...details })

/** Formats a value in one short line. */
export const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Formats a finding; a note takes one line. */
export const formatFinding = ({ level, file, path, line, expected, found, fix }: Finding): string => {
  const place = `${file}${line === undefined ? '' : `:${line}`}${path && `  ${path}`}`
  return level === 'note'
    ? `NOTE ${place}  ${found}`
    : [
        `${level.toUpperCase()} ${place}`,
        `  expected  ${expected}`,
        `  found     ${found}`,
        `  fix       ${fix}`,
      ].join('\n')
}

/** The number of errors and warnings. */
export function summary(findings: readonly Finding[], tenants: number): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return `${plural(tenants, 'tenant')} checked: ${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')}`
}

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
