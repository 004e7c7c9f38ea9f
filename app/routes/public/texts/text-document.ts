import type { MessageKey } from '#app/i18n/translate.ts'

/** Paragraphs, or the points of a list. */
type Stretch<Text> = { readonly list: boolean; readonly of: readonly Text[] }

type Section<Text> = {
  readonly title: Text
  readonly text: readonly Stretch<Text>[]
  /** Whether the operator's name and address follow. */
  readonly operator?: boolean
}

/** A page of text. `changedAt` is the day of its last change: set it when what the text says changes. */
export type TextDocument = {
  readonly path: string
  readonly title: MessageKey
  readonly description: MessageKey
  readonly changedAt: string
  readonly sections: readonly Section<MessageKey>[]
}

export const paragraphs = (...of: readonly MessageKey[]) => ({ list: false, of })
export const points = (...of: readonly MessageKey[]) => ({ list: true, of })

/** Returns the anchor of a section, the same in every language: 'terms.renewTitle' is at #renew. */
export function anchorOf(title: MessageKey): string {
  return title.slice(title.indexOf('.') + 1).replace(/Title$/u, '')
}
