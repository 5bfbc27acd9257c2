import { useText } from '@portico/core/i18n/useText'
import { useId, useState } from 'react'
import type { AccountDeletion } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { leaveEnded } from '@portico/core/session/leaveEnded'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useSubmit } from '../useSubmit'
import { Consequences } from './Consequences'
import type { TextKey } from '../texts'

/** What an API that does not say it beforehand leaves unsaid. */
const unsaid: AccountDeletion = {
  appointments: 0,
  keptAppointments: 0,
  dependents: [],
  independents: [],
  refusedBy: null,
}

/** What deleting the account changes, where the API says it. */
function useConsequences() {
  const isSaid = useCapability('deletionPreview')
  const input = { capability: 'deletionPreview', quiet: 'faults' } as const
  const { data, error, mutate } = useApi('GET api/users/deletion', isSaid ? input : null)
  return { data: isSaid ? data : unsaid, error, mutate }
}

/** Deletes the account after a typed word; what happens is said first. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const form = useId()
  const { data, error, mutate } = useConsequences()
  const [word, setWord] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { isBusy, refusal, submit } = useSubmit()
  const canDelete = data?.refusedBy === null
  const remove = () => {
    const isRight = word.trim().toLocaleUpperCase() === t('ACCOUNT.DELETE.WORD')
    setIsWrong(!isRight)
    if (!isRight) return document.getElementById(`${form}-word`)?.focus()
    void submit(() => call('DELETE api/users', { quiet: true })).then(
      (isDeleted) => isDeleted && leaveEnded('/deleted'),
    )
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('ACCOUNT.DELETE.TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {canDelete && (
            <Button type="submit" form={form} variant="danger" busy={isBusy} busyText={t('ACCOUNT.DELETING')}>
              {t('ACCOUNT.DELETE')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('ACCOUNT.DELETE.KEEP')}
          </Button>
        </>
      }
    >
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {!data && error && <ErrorState title={t('ACCOUNT.FAILED')} onRetry={() => void mutate()} level={3} />}
      {!data && !error && (
        <Loading>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
      {data?.refusedBy && <p className="text-pretty">{t(`ACCOUNT.DELETE.REFUSED.${data.refusedBy}`)}</p>}
      {data && canDelete && (
        <>
          <Consequences deletion={data} />
          <form
            id={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              remove()
            }}
          >
            <TextField
              id={`${form}-word`}
              label={t('ACCOUNT.DELETE.CONFIRM')}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              value={word}
              error={isWrong ? t('ACCOUNT.DELETE.WRONG') : undefined}
              onChange={setWord}
            />
          </form>
        </>
      )}
    </Dialog>
  )
}
