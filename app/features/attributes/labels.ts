import type { MessageKey, Translate } from '#app/i18n/translate.ts'
import { stateName } from '#app/lib/state-names.ts'
import type { AttributeGroup } from './attribute.ts'
import { type AttributeKey, attributeOf } from './catalog.ts'

type ChoiceMessage = Extract<MessageKey, `attributeChoices.${string}`>

const isChoiceMessage = (message: string, key: AttributeKey): message is ChoiceMessage =>
  attributeOf(key).choices?.some((choice) => message === `attributeChoices.${key}_${choice}`) ?? false

export const attributeName = (key: AttributeKey, t: Translate): string => t.dynamic(`attributes.${key}`)

export const groupName = (group: AttributeGroup, t: Translate): string =>
  t.dynamic(`attributes.group_${group}`)

/** Returns the name of a choice; of one that is no longer offered, its key. */
export function choiceName(key: AttributeKey, choice: string, t: Translate): string {
  if (attributeOf(key).named === 'states') return stateName(choice, t.locale)
  const message = `attributeChoices.${key}_${choice}`
  return isChoiceMessage(message, key) ? t.dynamic(message) : choice
}
