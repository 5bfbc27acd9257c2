import { contributions } from '../../../../core/plugin/contributions'
import { questionProblems } from '../../../../schemas/questions/questionProblems'
import type { TenantQuestion } from '../../../../schemas/questions/question'
import { error, formatValue, type Finding } from '../../finding'
import type { Project } from '../../project'
import { filePath, type TenantFolder } from '../../tenantFolder'
import { didYouMean } from '../didYouMean'

/** The steps of the kit that a condition can name, and those that a change can clear. */
const steps = ['type', 'country', 'insurer', 'specialty', 'service', 'provider', 'time']

/** Checks the questions that a tenant adds to its bookings: what they ask, and the questions, steps and bookings that they name. */
export function checkQuestions(tenant: TenantFolder, project: Project): Finding[] {
  const questions = tenant.manifest?.questions ?? []
  const languages: readonly string[] = tenant.manifest?.languages ?? []
  const file = filePath(tenant, 'tenant.json')
  return questions.flatMap((question, at) => {
    const earlier = questions.slice(0, at).map(({ id }) => id)
    const problems = [...questionProblems(question, languages), ...nameProblems(question, earlier, project)]
    return problems.map(({ path, ...rest }) =>
      error({ file, path: `/questions/${at}${path}`, found: formatValue(valueAt(question, path)), ...rest }),
    )
  })
}

/** The value at a JSON pointer. */
const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)

function nameProblems(
  { id, variants, when = {} }: TenantQuestion,
  earlier: readonly string[],
  project: Project,
) {
  const known = [...earlier, ...steps]
  const bookings = project.plugins.flatMap((plugin) =>
    contributions(plugin, 'bookingVariants', {}, () => {}).map((variant) => variant.id),
  )
  return [
    ...(earlier.includes(id)
      ? [{ path: '/id', expected: 'an id that no question before has', fix: `Rename the question "${id}".` }]
      : []),
    ...Object.keys(when)
      .filter((name) => !known.includes(name))
      .map((name) => ({
        path: '/when',
        expected: `an earlier question or a step, not "${name}"`,
        fix: didYouMean(name, known) || `Name one of ${known.join(', ')}.`,
      })),
    ...(variants ?? [])
      .filter((name) => !bookings.includes(name))
      .map((name) => ({
        path: '/variants',
        expected: `the id of a booking variant, not "${name}"`,
        fix: didYouMean(name, bookings) || `Name one of ${bookings.join(', ')}.`,
      })),
  ]
}
