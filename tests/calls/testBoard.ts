import calls from '../../plugins/calls/plugin'
import { renderPage } from '../screens/renderPage'
import { boardAnswers, setHubState, withoutHub, type fakeEngine } from './testCall'

type Options = Partial<Parameters<typeof renderPage>[0]>

/**
 * Opens the patient's page of calls, connected to the hub, with an engine of the test. `others`: plugins besides that of calls; `api`: answers
 * besides those of the page, or instead of them.
 */
export async function openCallPage(
  { plugin }: Pick<ReturnType<typeof fakeEngine>, 'plugin'>,
  { api, others = [], ...options }: Options = {},
): Promise<void> {
  await setHubState('connected')
  await renderPage({
    plugin,
    others: [calls, ...others].map(withoutHub),
    path: 'videocall',
    heading: 'Videoconsulta',
    ...options,
    api: { ...boardAnswers(), ...api },
  })
}
