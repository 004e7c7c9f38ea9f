import { CATALOGUE } from './content/catalogue.ts'
import { diceOf } from './dice.ts'
import { write, EVERY_LANGUAGE } from './content/kind.ts'
import { companyName } from './content/names.ts'
import { MIDWEST_TOWNS, OTHER_TOWNS } from './content/towns.ts'
const d = diceOf(7)
let sum = 0,
  max = 0,
  min = 9999
for (const [slug, { share, kinds }] of Object.entries(CATALOGUE)) {
  sum += share
  for (const kind of kinds) {
    for (const l of ['ru', 'es'] as const) {
      const a = kind.words.en,
        b = kind.words[l]
      if (
        a.titles.length !== b.titles.length ||
        a.body.length !== b.body.length ||
        a.body.some((x, i) => x.length !== b.body[i]?.length)
      )
        console.log(
          'UNEVEN',
          slug,
          l,
          a.titles.length,
          b.titles.length,
          a.body.map((x) => x.length),
          b.body.map((x) => x.length),
        )
    }
    for (let i = 0; i < 400; i++) {
      const town = d.pick([...MIDWEST_TOWNS, ...OTHER_TOWNS])
      const draft = kind.draft(d, town)
      const facts = {
        ...draft.facts,
        town: `${town.city}, ${town.state}`,
        city: town.city,
        road: town.road,
        company: companyName(d, kind.trade),
      }
      for (const ls of [['en'], ['ru'], ['es'], EVERY_LANGUAGE] as const) {
        const t = write(d, kind, facts, ls)
        for (const x of Object.values(t.description)) {
          max = Math.max(max, x.length)
          min = Math.min(min, x.length)
        }
        if (process.argv[2] === slug && i < 3 && ls.length === 3)
          console.log(
            slug,
            draft.price,
            draft.scenes.join(),
            t.title,
            '\n   ',
            t.description.en?.replaceAll('\n', ' | '),
            '\n   ',
            t.description.ru?.replaceAll('\n', ' | '),
            '\n   ',
            t.description.es?.replaceAll('\n', ' | '),
          )
      }
    }
  }
}
console.log({ sum, min, max })
