import { describe, expect, test } from 'vitest'
import { problemsIn, STRUCTURE } from './check-structure.ts'
import { projectFiles } from './structure/project-files.ts'
import type { Source } from './structure/rule.ts'

type Example = { readonly breaks: readonly Source[]; readonly keeps: readonly Source[] }

const file = (path: string, text = ''): Source => ({ path, text })

/** Each rule broken on purpose, every line of `breaks` once, beside what looks similar and is right. */
const EXAMPLES: Readonly<Record<keyof typeof STRUCTURE, Example>> = {
  meaningfulNames: {
    breaks: [
      file('app/lib/utils.ts'),
      file('app/features/listings/helpers.ts'),
      file('server/types/site.ts'),
      file('app/ui/index.ts'),
      file('app/features/billing/payment-service.server.ts'),
      file('scripts/manager.ts'),
      file('db/seeds/text-utils.ts'),
    ],
    keeps: [
      file('tests/helpers/clock.ts'),
      file('scripts/db-types.ts'),
      file('app/ui/service-area.tsx'),
      file('db/seeds/content/office-services.ts'),
    ],
  },
  featureVocabulary: {
    breaks: [
      file('app/features/listings/my_constants.ts'),
      file('app/features/listings/move.server.ts'),
      file('app/features/items/components/money.ts'),
      file('app/features/listings/emails/posted.server.ts'),
      file('app/features/listings/notes.md'),
      file('app/features/listings/untested.test.ts'),
      file('app/features/stray.ts'),
    ],
    keeps: [
      file('app/features/items/rules.ts'),
      file('app/features/items/rules.test.ts'),
      file('app/features/items/schema.ts'),
      file('app/features/items/queries.server.ts'),
      file('app/features/listings/jobs.server.ts'),
      file('app/features/listings/api.server.ts'),
      file('app/features/listings/move-listing.server.ts'),
      file('app/features/listings/move-listing.test.ts'),
      file('app/features/items/components/listing-card.tsx'),
      file('app/features/items/components/listing-card.test.tsx'),
      file('app/features/listings/emails/listing-posted.tsx'),
      file('app/features/layouts/editor/editor-state.ts'),
      file('app/features/layouts/editor/components/grid.tsx'),
    ],
  },
  kindsAreTables: {
    breaks: [
      file('app/features/items/a.ts', "const a = item.kind === 'listing' ? 1 : 2\n"),
      file('app/routes/b.tsx', "if (kind !== 'banner') leave()\n"),
      file('server/c.ts', "const number = table === 'ads' ? 'ad_id' : 'listing_id'\n"),
    ],
    keeps: [
      file('app/features/items/a.ts', 'const { path } = ITEM_KINDS[kind]\n'),
      file('app/features/audit/b.ts', "const isUser = kind === 'user'\n"),
      file('app/routes/c.test.ts', "items.filter(({ kind }) => kind === 'banner')\n"),
    ],
  },
  shortFiles: {
    breaks: [file('app/lib/long.ts', 'x\n'.repeat(251)), file('app/long.css', '\n'.repeat(250) + 'x')],
    keeps: [
      file('app/lib/fits.ts', 'x\n'.repeat(250)),
      file('app/platform/db/made.gen.ts', 'x\n'.repeat(999)),
    ],
  },
  noMachinePaths: {
    breaks: [
      file('docs/guide.md', ['See ', 'work', 'main'].join('/')),
      file('app/lib/a.ts', `const folder = '${['', 'tmp', 'x'].join('/')}'`),
      file('compose.yaml', ['volume: ', 'root', 'data'].join('/')),
    ],
    keeps: [file('docs/guide.md', 'https://example.com/work/1 and ./root/x and app/root.tsx')],
  },
  nothingLeftOpen: {
    breaks: [
      file('app/lib/a.ts', ['// TO', 'DO later'].join('')),
      file('db/migrations/0001_a.sql', ['-- FIX', 'ME'].join('')),
    ],
    keeps: [file('app/lib/a.ts', '// What is to do stands elsewhere. Método, todo.')],
  },
  settingsInOnePlace: {
    breaks: [
      file('app/features/items/queries.server.ts', "process.env['PORT']"),
      file('app/root.tsx', 'readSettings(process.env)'),
      file('server/main.ts', 'const port = process.env.PORT'),
    ],
    keeps: [
      file('app/platform/env.server.ts', 'process.env'),
      file('server/main.ts', 'const settings = readSettings(process.env)'),
      file('server/main.ts', "process.env['NODE_ENV'] = 'production'"),
      file('server/launch.ts', 'startProcesses({ ...process.env, PORT })'),
      file('scripts/start.mjs', 'process.env'),
      file('server/main.test.ts', 'process.env'),
    ],
  },
  timeComesFromOutside: {
    breaks: [
      file('app/features/items/rules.ts', 'const now = new Date()'),
      file('app/lib/age.ts', 'performance.now()'),
    ],
    keeps: [
      file('app/features/items/rules.ts', 'new Date(now.getTime() - 5)'),
      file('server/main.ts', 'now: () => new Date()'),
    ],
  },
  oneWriterPerTable: {
    breaks: [
      file('app/features/listings/move-listing.server.ts', "db.updateTable('mailOutbox')"),
      file('app/features/billing/charge-card.server.ts', 'sql`insert into mail_outbox (subject)`'),
    ],
    keeps: [
      file('app/features/listings/move-listing.server.ts', "db.updateTable('listings')"),
      file('app/features/listings/delete-listing.server.ts', "db.deleteFrom('listings')"),
      file('app/features/billing/queries.server.ts', "db.selectFrom('listings')"),
      file('app/features/billing/charge-card.test.ts', "db.updateTable('listings')"),
    ],
  },
  onePaymentWriter: {
    breaks: [
      file('app/features/billing/charge-card.server.ts', "db.updateTable('payments').set({ state })"),
      file('app/features/billing/charge-card.server.ts', "db.insertInto(\n  'payments',\n)"),
      file('app/routes/account/sign-in.tsx', 'sql`update payments set state = 1`'),
      file('server/main.ts', 'sql`insert into "payments" (state) values (1)`'),
      file('server/main.ts', "db.mergeInto('payments as p')"),
    ],
    keeps: [
      file('app/features/billing/payment-moves.server.ts', "db.updateTable('payments').set({ state })"),
      file('app/features/billing/charge-card.server.ts', "db.updateTable('paymentEvents')"),
      file('app/features/billing/charge-card.server.ts', "db.selectFrom('payments').forUpdate()"),
      file('app/features/billing/charge-card.test.ts', "db.updateTable('payments').set({ state })"),
    ],
  },
  wordsComeFromTheCatalogue: {
    breaks: [
      file('app/routes/public/home.tsx', 'const a = <p>Welcome</p>'),
      file('app/ui/card.tsx', 'const a = <>Объявление</>'),
      file('app/ui/close.tsx', 'const a = <button aria-label="Close" />'),
      file('app/ui/key.tsx', 'const a = <img alt="shell.menu" />'),
      file('app/ui/field.tsx', "const a = <input placeholder={big ? 'City' : t('city')} />"),
      file('app/ui/state.tsx', "const a = <p>{on && 'On'}</p>"),
      file('app/ui/count.tsx', 'const a = <p>{`${n} views`}</p>'),
    ],
    keeps: [
      file('app/ui/price.tsx', 'const a = <p className="red" title={t("a.b")}>$ {price} · &nbsp;</p>'),
      file('app/ui/failure.tsx', 'const a = <Failure title="search.failed" />'),
      file('app/i18n/use-t.tsx', 'const a = <p>Words</p>'),
      file('app/ui/card.test.tsx', 'const a = <p>Words</p>'),
    ],
  },
  textFollowsTheReader: {
    breaks: [
      file('app/ui/note.tsx', 'const a = <p className="text-[13px]" />'),
      file('app/styles/note.css', '.note { font-size: 13px }'),
      file('app/styles/note.css', '.note { @apply text-[13.5px] text-muted; }'),
    ],
    keeps: [
      file('app/ui/note.tsx', 'const a = <p className="text-small w-[13px]" />'),
      file('app/styles/note.css', '.note { font-size: 0.8125rem; width: 13px }'),
      file('app/platform/mail/mail-layout.tsx', "const a = { font: '16px/1.5 sans-serif' }"),
    ],
  },
  nothingAdBlockersHide: {
    breaks: [
      file('app/ui/place.tsx', 'const a = <div className="card ad-slot" />'),
      file('app/ui/named.tsx', 'const a = <div id={`banner-${id}`} />'),
      file('app/ui/picture.tsx', 'const a = <img src="/media/ads/1.webp" />'),
      file('app/app.css', '.sponsored { color: red }'),
      file('app/features/billboards/components/banner-card.tsx'),
      file('public/ad.svg'),
    ],
    keeps: [
      file('app/ui/heading.tsx', 'const a = <div className="add-post headline shadow" />'),
      file('app/app.css', '.loading { color: #adadad }'),
      file('app/features/billboards/components/promotion-card.tsx'),
      file('app/routes/admin/ads.tsx'),
    ],
  },
}

describe.each(Object.entries(STRUCTURE))('%s', (name, rule) => {
  const example = Object.entries(EXAMPLES).find(([known]) => known === name)?.[1]

  test('refuses every way to break it', () => {
    const broken = example?.breaks.map(({ path }) => path)

    expect(rule(example?.breaks ?? []).map(({ path }) => path)).toEqual(broken)
  })

  test('leaves what is right alone', () => {
    expect(rule(example?.keeps ?? [])).toEqual([])
  })
})

test('a problem names its line', () => {
  const [problem] = problemsIn([file('app/ui/card.tsx', 'const t = 1\n\nconst a = (\n  <p>Hello</p>\n)')])

  expect(problem).toMatchObject({ path: 'app/ui/card.tsx', line: 4 })
})

test('the whole project is checked, without the files that git ignores', () => {
  const paths = projectFiles('.').map(({ path }) => path)

  expect(paths).toEqual(expect.arrayContaining(['app/root.tsx', 'db/schema.sql', 'package.json']))
  expect(paths.filter((path) => path.startsWith('node_modules/'))).toEqual([])
})
