export function unitFailures(report: object): string[]
export function browserFailures(report: object): string[]
export function flakyStories(report: object): string[]
export const otherPageAttachment: string
