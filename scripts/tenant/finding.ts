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
  mend: string
}

/** A finding of which only the level is decided. */
export type Say = Omit<Finding, 'level'>

export const error = (say: Say): Finding => ({ level: 'error', ...say })
export const warning = (say: Say): Finding => ({ level: 'warning', ...say })
export const note = (say: Say): Finding => ({ level: 'note', ...say })

/** A value as a finding shows it, in one short line. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** A finding in lines for people; a note is one line. */
export const inLines = ({ level, file, path, expected, found, mend }: Finding): string =>
  level === 'note'
    ? `NOTE ${file}${path && `  ${path}`}  ${found}`
    : [
        `${level.toUpperCase()} ${file}${path && `  ${path}`}`,
        `  expected  ${expected}`,
        `  found     ${found}`,
        `  mend      ${mend}`,
      ].join('\n')

/** How many of each level. */
export function summary(findings: readonly Finding[], tenants: number): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  return `${many(tenants, 'tenant')} checked: ${many(count('error'), 'error')}, ${many(count('warning'), 'warning')}`
}

const many = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`
