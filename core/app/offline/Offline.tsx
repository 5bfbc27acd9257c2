import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../i18n/useLanguage'
import { Catch } from '../../plugin/Catch'
import { Loaded } from '../../plugin/lazy/lazyComponent'
import { PluginTexts } from '../../plugin/PluginTexts'
import type { OfflineContent } from '../../plugin/points'
import { usePersonContext } from '../../session/personContext'
import { usePermitted } from '../../session/usePermitted'
import { removeCopy, storeCopy, type OfflineCopy } from './copy'

/** Keeps what the person can read without a connection current. While somebody acts for another person there is none. */
export default function Offline() {
  const { actor, subject, personKey } = usePersonContext()
  const isOwn = actor !== '' && actor === subject
  useEffect(() => {
    if (!isOwn) removeCopy()
  }, [isOwn])
  return isOwn ? <Copy key={personKey} personKey={personKey} /> : null
}

type Read = Readonly<Record<string, OfflineCopy['contents'][number]>>

/** Stores the copy whenever one of its parts has been read again. */
function Copy({ personKey }: { personKey: string }) {
  const parts = usePermitted('offlineParts')
  const { language } = useLanguage()
  const [read, setRead] = useState<Read>({})
  const onRead = useCallback(
    (id: string, content: OfflineContent) =>
      setRead((before) => ({ ...before, [id]: { ...content, at: Date.now() } })),
    [],
  )
  useEffect(() => () => removeCopy(), [])
  const isComplete = parts.length > 0 && parts.every(({ id }) => id in read)
  // A full or forbidden storage has no copy, and the portal works.
  const write = useEffectEvent((of: Read, written: typeof language) =>
    storeCopy(personKey, { language: written, contents: parts.flatMap(({ id }) => of[id] ?? []) }).catch(
      () => undefined,
    ),
  )
  useEffect(() => {
    if (isComplete) void write(read, language)
  }, [read, isComplete, language])
  return parts.map(({ plugin, id, part }) => (
    // In another language each part is read again.
    <Catch key={`${language} ${id}`} plugin={plugin} point="offlineParts" id={id} failed={null}>
      <Suspense fallback={null}>
        <PluginTexts plugin={plugin}>
          <Part id={id} load={part} onRead={onRead} />
        </PluginTexts>
      </Suspense>
    </Catch>
  ))
}

interface PartProps {
  id: string
  load: ReturnType<typeof usePermitted<'offlineParts'>>[number]['part']
  onRead: (id: string, content: OfflineContent) => void
}

function Part({ id, load, onRead }: PartProps) {
  const note = useCallback((content: OfflineContent) => onRead(id, content), [id, onRead])
  return <Loaded load={load} props={{ onRead: note }} />
}
