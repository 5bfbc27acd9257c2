export function unitFailures(report: object): string[]
export function storyFailures(report: object): string[]
