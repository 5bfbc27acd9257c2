import { useText } from '@portico/core/i18n/useText'
import type { Document } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { Switch } from '@portico/core/ui/forms/Switch'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { isOfCentre, originOf } from '../useDocuments'
import { useAutosave, type SaveState } from './useAutosave'
import type { TextKey } from '../../texts'

const MAX_NAME = 190
const MAX_NOTES = 5000

interface Values {
  name: string
  notes: string
  visible: boolean
}

/** Name, notes and who sees a document. What is changed is saved automatically. */
export function DocumentForm({ document }: { document: Document }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const isCentre = isOfCentre(document)
  const form = useAutosave<Values>(
    { name: document.nameWithoutExtension, notes: document.notes ?? '', visible: document.visible },
    ({ name }) => name.trim() !== '',
    async (values) => {
      const body = { ...values, name: isCentre ? document.name : values.name.trim() }
      await call('PUT api/documents/{id}', { params: { id: document.id }, body, quiet: true })
      await invalidate('api/documents')
    },
  )
  const { values, change } = form
  return (
    <>
      <Card as="section" aria-labelledby="records-notes" className="stack gap-5">
        <div className="flex items-center gap-3 justify-between">
          <h2 className="h2" id="records-notes">
            {t('RECORDS.YOUR_NOTES')}
          </h2>
          <SaveStatus state={form.state} onRetry={form.retry} />
        </div>
        {!isCentre && (
          <TextField
            label={t('RECORDS.NAME')}
            maxLength={MAX_NAME}
            value={values.name}
            error={values.name.trim() === '' ? t('RECORDS.NAME_MISSING') : undefined}
            onChange={(name) => change({ name })}
          />
        )}
        <TextArea
          label={t('RECORDS.NOTE')}
          optional
          rows={3}
          maxLength={MAX_NOTES}
          value={values.notes}
          onChange={(notes) => change({ notes })}
        />
      </Card>
      <WhoSees document={document} values={values} change={change} />
    </>
  )
}

interface WhoProps {
  document: Document
  values: Values
  change: (to: Partial<Values>) => void
}

function WhoSees({ document, values, change }: WhoProps) {
  const t = useText<TextKey>()
  const isCentre = isOfCentre(document)
  const date = formatDate(document.creationDate, browserZone())
  return (
    <Card as="section" aria-labelledby="records-who" className="stack gap-3">
      <h2 className="h3" id="records-who">
        {t('RECORDS.WHO')}
      </h2>
      {isCentre ? (
        <p className="text-pretty">{t(document.givenBy ? 'RECORDS.WHO_GIVEN' : 'RECORDS.WHO_EXAM')}</p>
      ) : (
        <Switch checked={values.visible} onChange={(visible) => change({ visible })}>
          {t('RECORDS.SHOW_DOCTOR')}
        </Switch>
      )}
      <p className="text-sm text-muted flex flex-wrap gap-x-3 gap-y-0.5 [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1">
        <span>{t(originOf(document), { date, name: document.givenBy })}</span>
        {!isCentre && <span>{t(document.seenByAdmin ? 'RECORDS.SEEN' : 'RECORDS.NOT_SEEN')}</span>}
      </p>
    </Card>
  )
}

function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const t = useText<TextKey>()
  return (
    <output className="text-sm flex items-center gap-2">
      {state === 'saving' && t('RECORDS.SAVING')}
      {state === 'saved' && (
        <>
          <Icon name="check" size="xs" />
          <span>{t('RECORDS.SAVED')}</span>
        </>
      )}
      {state === 'failed' && (
        <>
          <span className="text-danger">{t('DOCUMENTS.TOASTER.ERROR_UPDATE')}</span>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('UI.RETRY')}
          </Button>
        </>
      )}
    </output>
  )
}
