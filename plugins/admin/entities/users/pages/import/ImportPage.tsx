import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { store, useAtomValue } from '@portico/core/state/store'
import { toast } from '@portico/core/ui/feedback/toast'
import { useNumberFormat } from '@portico/admin/import/useNumberFormat'
import { useUsersText } from '../../texts'
import { FileStep } from './FileStep'
import { ImportReport } from './ImportReport'
import { ImportProgress } from './ImportProgress'
import { importJobAtom, startImport, type ChosenFile, type ImportJob } from './importJob'

/** Imports users from a CSV file: choose it, follow the progress, read the report (C-124). */
export default function ImportPage() {
  const run = useAtomValue(importJobAtom)
  const start = useStart()
  if (run?.end === null) return <ImportProgress run={run} />
  const isRefused = typeof run?.end === 'object'
  if (run && !isRefused) {
    const { chosen } = run
    return (
      <ImportReport
        run={run}
        onAnother={() => store.set(importJobAtom, null)}
        onContinue={() => void start(chosen, run)}
      />
    )
  }
  return <FileStep refused={run} onStart={(chosen) => void start(chosen)} />
}

/** Starts an import and shows its outcome as a message on whatever screen is open by then. */
function useStart(): (chosen: ChosenFile, earlier?: ImportJob) => Promise<void> {
  const t = useUsersText()
  const call = useCall()
  const invalidate = useInvalidate()
  const { count } = useNumberFormat()
  const showOutcome = ({ end, progress }: ImportJob) => {
    if (end === 'stopped') return
    if (end !== 'done') return toast({ tone: 'error', text: t('ADMIN.USERS.IMPORT_FAILED') })
    const good = progress.done - progress.refused
    const text = t('ADMIN.USERS.IMPORT_DONE', { count: good, formatted: count(good) })
    toast({ tone: 'success', text })
  }
  return async (chosen, earlier) => {
    const job = await startImport(call, chosen, earlier)
    if (job) showOutcome(job)
    await invalidate('api/users/admin')
  }
}
