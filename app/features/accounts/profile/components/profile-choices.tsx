import type { ReactNode } from 'react'
import { CATEGORY_SLUGS, categoryName } from '#app/features/categories/category-list.ts'
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import type { FormValues } from '#app/lib/draft.ts'
import type { FormResult } from '#app/lib/form-result.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'

type Props = { values: FormValues; result: FormResult | undefined }

function Choices({
  legend,
  wide = false,
  children,
}: {
  legend: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={wide ? 'grid gap-x-4 sm:grid-cols-2' : 'flex flex-wrap gap-x-6'}>{children}</div>
    </fieldset>
  )
}

type TickProps = { type: 'checkbox' | 'radio'; name: string; value: string; on: boolean; children: string }

function Checkbox({ type, name, value, on, children }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input type={type} name={name} value={value} defaultChecked={on} className="size-5 shrink-0" />
      {children}
    </label>
  )
}

const NOTIFICATIONS = ['emailNotifications'] as const

/** Returns what is checked: as submitted if the form came back, else as it was opened. */
function ticksOf({ values: opened, result }: Props, locale: Locale) {
  const values: Readonly<Record<string, unknown>> = result?.form?.initialValue ?? {
    ...opened,
    language: opened['language'] || locale,
  }
  return (name: string, value: string) => [values[name]].flat().includes(value)
}

/** The preferences of a profile ([PROF-02]): everything that is checked and not typed. */
export function ProfileChoices(props: Props) {
  const t = useAccountT()
  const isTicked = ticksOf(props, t.locale)
  return (
    <>
      <Choices legend={t('profile.language')}>
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            type="radio"
            name="language"
            value={locale}
            on={isTicked('language', locale)}
          >
            {t(LANGUAGE_NAMES[locale])}
          </Checkbox>
        ))}
      </Choices>
      <Choices legend={t('profile.notifications')}>
        {NOTIFICATIONS.map((one) => (
          <Checkbox key={one} type="checkbox" name={one} value="on" on={isTicked(one, 'on')}>
            {t(`profile.${one}`)}
          </Checkbox>
        ))}
      </Choices>
      <Choices legend={t('profile.favoriteCategories')} wide>
        {CATEGORY_SLUGS.map((slug) => {
          const on = isTicked('favoriteCategories', slug)
          return (
            <Checkbox key={slug} type="checkbox" name="favoriteCategories" value={slug} on={on}>
              {categoryName(slug, t.locale)}
            </Checkbox>
          )
        })}
      </Choices>
    </>
  )
}
