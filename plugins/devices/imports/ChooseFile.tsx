import { useEffect, useRef } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { useLabel } from '@portico/core/i18n/useLabel'
import { useDevicesText } from '../texts'
import { useAddedFormats } from './useAddedFormats'
import type { ImportState } from './importState'
import { namedFormats } from './useFormatName'

/** The formats that the page explains; mySugr is part of Accu-Chek there. */
const shown = namedFormats.filter((format) => format !== 'mySugr')

interface Props {
  refusal: Extract<ImportState, { step: 'choose' }>['refusal']
  onChoose: (file: File) => void
}

/** Chooses a file, by dropping it too. The file stays on the device. */
export function ChooseFile({ refusal, onChoose }: Props) {
  const { t } = useDevicesText()
  const labelOf = useLabel()
  const added = useAddedFormats()
  return (
    <>
      {refusal && <Refused key={`${refusal.name} ${refusal.problem}`} {...refusal} />}
      <FileField onChoose={onChoose} />
      <Notice>{t('DEVICES.IMPORT_PRIVATE')}</Notice>
      <Card as="section" flush aria-labelledby="import-formats">
        <CardHead as="h2" className="h2" id="import-formats">
          {t('DEVICES.IMPORT_FORMATS')}
        </CardHead>
        <ul className="list">
          {added.map(({ id, label, how }) => (
            <FormatRow key={id} name={labelOf(label)} how={labelOf(how)} />
          ))}
          {shown.map((id) => (
            <FormatRow key={id} name={t(`DEVICES.FORMAT.${id}`)} how={t(`DEVICES.FORMAT_HOW.${id}`)} />
          ))}
        </ul>
      </Card>
    </>
  )
}

/** A format, and how a person gets such a file. */
function FormatRow({ name, how }: { name: string; how: string }) {
  return (
    <li className="list-row">
      <details className="group/format flex-1 min-w-0">
        <summary className="flex items-center justify-between min-h-tap cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <span className="font-strong">{name}</span>
          <Icon name="chevron-down" size="s" className="group-open/format:[rotate:180deg]" />
        </summary>
        <p className="text-sm text-muted">{how}</p>
      </details>
    </li>
  )
}

function FileField({ onChoose }: Pick<Props, 'onChoose'>) {
  const { t } = useDevicesText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Card
      as="section"
      className="stack justify-items-center [border:2px_dashed_var(--line-strong)] text-center"
      aria-label={t('DEVICES.IMPORT')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onChoose(file)
      }}
    >
      <Icon name="file-text" size="l" />
      <p className="text-muted">{t('DEVICES.IMPORT_KINDS')}</p>
      <p>
        <Button icon="folder-open" onClick={() => input.current?.click()}>
          {t('DEVICES.IMPORT_CHOOSE')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('DEVICES.IMPORT_CHOOSE')}
          accept=".zip,.xml,.csv,.txt,.tsv,.json,.db"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) onChoose(file)
          }}
        />
      </p>
    </Card>
  )
}

function Refused({ problem, name, line, detail }: NonNullable<Props['refusal']>) {
  const { t } = useDevicesText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={t('DEVICES.IMPORT_REFUSED', { name })}>
        {problem === 'failed'
          ? t('DEVICES.IMPORT_FAILED')
          : t(`DEVICES.REFUSED.${problem}`, { line, detail })}
      </Notice>
    </div>
  )
}
