/** Something a check noticed. An error keeps a tenant from being right, a warning may be meant so, a note only tells. */
export interface Finding {
  level: 'error' | 'warning' | 'note'
  /** Relative to the house. */
  file: string
  /** JSON pointer, or CSS selector and property. */
  path: string
  expected: string
  found: string
  /** What to do. */
  fix: string
}

/** A finding of which only the level is decided. */
export type FindingDetails = Omit<Finding, 'level'>

export const error = (say: FindingDetails): Finding => ({ level: 'error', ...say })
export const warning = (say: FindingDetails): Finding => ({ level: 'warning', ...say })
export const note = (say: FindingDetails): Finding => ({ level: 'note', ...say })

/** A value as a finding shows it, in one short line. */
export const formatValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** A finding in lines for people; a note is one line. */
export const formatFinding = ({ level, file, path, expected, found, fix }: Finding): string =>
  level === 'note'
    ? `NOTE ${file}${path && `  ${path}`}  ${found}`
    : [
        `${level.toUpperCase()} ${file}${path && `  ${path}`}`,
        `  expected  ${expected}`,
        `  found     ${found}`,
        `  fix       ${fix}`,
      ].join('\n')

/** How many of each level. */
export function summary(findings: readonly Finding[], tenants: number): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return `${plural(tenants, 'tenant')} checked: ${plural(count('error'), 'error')}, ${plural(count('warning'), 'warning')}`
}

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
