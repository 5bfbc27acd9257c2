import '@kits/admin/list/list.css'
import { useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { store, useAtomValue } from '@core/state/store'
import { toast } from '@core/ui/feedback/toast'
import { useUsersText } from '../../texts'
import { FileStep } from './FileStep'
import './import.css'
import { ImportReport } from './ImportReport'
import { ImportProgress } from './ImportProgress'
import { importJobAtom, startImport, type ChosenFile, type ImportJob } from './importJob'
import { useNumberFormat } from './useNumberFormat'

/** Users from a csv file: choose it, follow it, and read what is left to mend (ADMIN-015, C-124). */
export default function ImportPage() {
  const run = useAtomValue(importJobAtom)
  const start = useStart()
  if (run?.end === null) return <ImportProgress run={run} />
  const isRefused = typeof run?.end === 'object'
  if (run && !isRefused) return <ImportReport run={run} onAnother={() => store.set(importJobAtom, null)} />
  return <FileStep refused={run} onStart={(chosen) => void start(chosen)} />
}

/** Starts an import; how it ended is said wherever the person is by then. */
function useStart(): (chosen: ChosenFile) => Promise<void> {
  const t = useUsersText()
  const call = useCall()
  const invalidate = useInvalidate()
  const { count } = useNumberFormat()
  const say = ({ end, progress }: ImportJob) => {
    if (end === 'stopped') return
    if (end !== 'done') return toast({ tone: 'error', text: t('ADMIN.USERS.IMPORT_FAILED') })
    const good = progress.done - progress.refused
    const text = t('ADMIN.USERS.IMPORT_DONE', { count: good, formatted: count(good) })
    toast({ tone: 'success', text })
  }
  return async (chosen) => {
    const run = await startImport(call, chosen)
    if (run) say(run)
    await invalidate('api/users/admin')
  }
}
