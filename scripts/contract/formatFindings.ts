import type { Finding, Status } from './finding'

export type Format = 'text' | 'json' | 'html'

/** Writes the findings, by topic. */
export function formatFindings(findings: readonly Finding[], format: Format): string {
  if (format === 'json') return `${JSON.stringify({ counts: countsOf(findings), findings }, null, 2)}\n`
  return format === 'html' ? toHtml(findings) : toText(findings)
}

const statuses: readonly Status[] = ['ready', 'incomplete', 'differs', 'missing', 'refused', 'not tried']

const countsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, findings.filter((one) => one.status === status).length]),
  )

const countLine = (findings: readonly Finding[]) =>
  Object.entries(countsOf(findings))
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')

const topicsOf = (findings: readonly Finding[]): [string, Finding[]][] =>
  [...new Set(findings.map(({ topic }) => topic))].map((topic) => [
    topic,
    findings.filter((one) => one.topic === topic),
  ])

function toText(findings: readonly Finding[]): string {
  const topics = topicsOf(findings).map(([topic, own]) =>
    [
      `${topic}: ${countLine(own)}`,
      ...own.filter(({ status }) => status !== 'ready').flatMap(textLines),
    ].join('\n'),
  )
  return `${topics.join('\n\n')}\n\nAll: ${countLine(findings)}\n`
}

function textLines({ operation, requirement, status, problems, request, answer }: Finding): string[] {
  const head = `  ${status.padEnd(10)} ${operation}${requirement ? ` (${requirement})` : ''}`
  if (problems.length === 0) return [head]
  return [
    head,
    ...problems.map((problem) => `      ${problem}`),
    ...(answer ? answerLines(request, answer) : []),
  ]
}

const answerLines = (request = '', answer: NonNullable<Finding['answer']>): string[] => [
  `      request: ${request}`,
  `      answer:  ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`,
]

function toHtml(findings: readonly Finding[]): string {
  const topics = topicsOf(findings).map(
    ([topic, own]) =>
      `<h2>${escape(topic)}</h2>\n<p>${escape(countLine(own))}</p>\n<ul>\n${own.map(htmlItem).join('\n')}\n</ul>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract of the API</title>
<h1>Contract of the API</h1>
<p>${escape(countLine(findings))}</p>
${topics.join('\n')}
</html>
`
}

function htmlItem({ operation, requirement, status, problems, request, answer }: Finding): string {
  const head = `<strong>${escape(status)}</strong> <code>${escape(operation)}</code> ${escape(requirement ?? '')}`
  if (problems.length === 0) return `<li>${head}</li>`
  const list = problems.map((problem) => `<li>${escape(problem)}</li>`).join('')
  if (!answer) return `<li>${head}<ul>${list}</ul></li>`
  const shown = `${request ?? ''}\n${JSON.stringify(answer, null, 2)}`
  return `<li>${head}<ul>${list}</ul><details><summary>Request and answer</summary><pre>${escape(shown)}</pre></details></li>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
