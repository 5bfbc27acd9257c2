import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackLink } from '@portico/core/routing/BackLink'
import { Button } from '@portico/core/ui/actions/Button'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Card } from '@portico/core/ui/layout/Card'
import { numberFormat } from '@portico/core/format/intl'
import { useDevicesText } from '../texts'
import { ChooseFile } from './ChooseFile'
import { ColumnsForm } from './columns/ColumnsForm'
import { DateOrderQuestion } from './DateOrderQuestion'
import { ImportDone } from './ImportDone'
import { ImportPreview } from './preview/ImportPreview'
import { SavingImport } from './SavingImport'
import { useImport } from './useImport'

/** Brings measurements of a file: choose it, say what is not certain, see what it holds, save it. */
export default function ImportPage() {
  const { t } = useDevicesText()
  const current = useImport()
  const { state, run } = current
  return (
    <div className="stack gap-6">
      <PageHeader
        back={<BackLink to="profile.devicesImports" label={t('DEVICES.IMPORTS')} />}
        title={t(`DEVICES.IMPORT_STEP.${state.step}`)}
      >
        <p className="lead">{t('DEVICES.IMPORT_TEXT')}</p>
      </PageHeader>
      {state.step === 'choose' && <ChooseFile refusal={state.refusal} onChoose={current.choose} />}
      {state.step === 'reading' && <Reading {...state} onStop={current.restart} />}
      {state.step === 'date' && (
        <Card as="section">
          <DateOrderQuestion
            date={state.date}
            onAnswer={(dateOrder) => void run.current?.read({ dateOrder })}
            onCancel={current.restart}
          />
        </Card>
      )}
      {state.step === 'columns' && (
        <ColumnsForm
          question={state.question}
          name={state.name}
          onAnswer={(columns) => void run.current?.read({ columns })}
          onCancel={current.restart}
        />
      )}
      {state.step === 'preview' && (
        <ImportPreview
          open={state}
          onSave={(choice) => void run.current?.save(state, choice)}
          onCancel={current.restart}
        />
      )}
      {state.step === 'saving' && (
        <SavingImport
          {...state}
          onResume={() => void run.current?.send(state, state.total)}
          onRemove={current.remove}
        />
      )}
      {state.step === 'done' && (
        <ImportDone {...state} onRemove={current.remove} onRestart={current.restart} />
      )}
    </div>
  )
}

function Reading({ share, readings, onStop }: { share: number; readings: number; onStop: () => void }) {
  const { t, language } = useDevicesText()
  return (
    <Card as="section" className="stack">
      <ProgressBar value={share * 100} label={t('DEVICES.IMPORT_READING')} />
      <output className="text-muted">
        {t('DEVICES.IMPORT_READ', { count: readings, total: numberFormat(language, {}).format(readings) })}
      </output>
      <p>
        <Button variant="secondary" onClick={onStop}>
          {t('DEVICES.IMPORT_CANCEL')}
        </Button>
      </p>
    </Card>
  )
}
