import { useEffect, useRef, useState } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { ImportRun } from './ImportRun'
import { useLoadAddedFormats } from './useAddedFormats'
import type { ImportState } from './importState'

/** The import of a file, from choosing it to what was saved. Nothing is saved before the person has seen what the file holds. */
export function useImport() {
  const call = useCall()
  const invalidate = useInvalidate()
  const addedFormats = useLoadAddedFormats()
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const run = useRef<ImportRun>(null)
  // Leaving the page, or a change of person, stops reading and saving.
  useEffect(() => () => run.current?.end(), [])
  const refresh = async () => {
    await invalidate('api/vital-signs-measurements').catch(() => undefined)
    await invalidate('api/lifeVit').catch(() => undefined)
  }
  const restart = () => {
    run.current?.end()
    setState({ step: 'choose' })
  }
  return {
    state,
    /** The import under way. */
    run,
    choose: (file: File) => {
      run.current?.end()
      run.current = new ImportRun(file, { call, refresh, addedFormats }, setState)
      void run.current.read()
    },
    /** Takes back what was saved. Rejects where that fails. */
    remove: async () => {
      await run.current?.remove()
      restart()
    },
    restart,
  }
}
