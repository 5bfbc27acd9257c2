import texts from './stories.json' with { type: 'json' }

/** A part of a video: where the camera looks, and what is said meanwhile. */
export interface Scene {
  title: Record<'es' | 'en', string>
  /** The part of the drawing that is shown: its middle, and how much it is enlarged. */
  view: { x: number; y: number; zoom: number }
  /** The sentences, each shown for the same time. */
  lines: { es: string; en: string }[]
}

/** A video that the script draws from one picture. */
export interface Story {
  /** The name of the drawing in art/, and of the folder of the files. */
  name: string
  /** The lowest note of its sound, in hertz. */
  note: number
  /** How long a sentence stays, in seconds. */
  pace: number
  scenes: Scene[]
}

/** The demo videos. General advice that every health service gives; nothing here replaces a visit. */
export const stories: readonly Story[] = texts

/** The length of a story in seconds. */
export const lengthOf = ({ scenes, pace }: Pick<Story, 'scenes' | 'pace'>): number =>
  scenes.flatMap(({ lines }) => lines).length * pace
