import { CATEGORIES, type CategorySlug } from '#app/features/categories/category-list.ts'
import { fold } from '#app/lib/fold.ts'
import { LOCALES } from '#app/lib/locale.ts'

/** The categories whose facts people type, those first that are meant when words fit several. */
export const UNDERSTOOD: readonly CategorySlug[] = [
  'trucks-trailers-marketplace',
  'cdl-a-company-drivers',
  'cdl-a-owner-operators',
  'parking-lots',
  'cdl-a-schools',
  'real-estate-marketplace',
  'non-cdl-drivers',
  'mechanics',
  'office-staff',
  'jobs',
  'repair-shops-parts',
  'outsourcing-services',
  'insurance-services',
  'traffic-attorney',
  'washing-detailing',
  'legal-services',
  'financial-services',
  'construction-services',
  'cleaning-services',
  'auto-repair-shops',
  'best-stores',
  'restaurants',
  'beauty-health',
  'classes',
  'events',
]

const JOB = 'job jobs work hiring работа работу вакансия вакансии trabajo trabajos empleo chamba jale'
const DRIVER = `${JOB} driver drivers driving водитель водители водителя драйвер chofer choferes`
const TRUCK =
  'truck trucks semi semis tractor tractors трак траки трака траков тягач тягачи грузовик фура camion camiones troca trocas tractocamion'

/** What people call a category beside its own name, folded. */
const NAMES: Readonly<Partial<Record<CategorySlug, string>>> = {
  'trucks-trailers-marketplace': `${TRUCK} trailer trailers for sale трейлер трейлеры прицеп прицепы remolque remolques trailer venta vendo купить куплю comprar buy`,
  'cdl-a-company-drivers': `${DRIVER} cdl company`,
  'cdl-a-owner-operators': `${DRIVER} cdl owner operator operators оунер оунеры овнер оператор оператора dueno operador`,
  'non-cdl-drivers': `${DRIVER} non-cdl`,
  'parking-lots': `${TRUCK} parking lot lots yard spot стоянка стоянки стоянку парковка парковку паркинг estacionamiento parqueo`,
  'cdl-a-schools':
    'cdl school schools training course courses школа школы школу курсы обучение escuela escuelas curso cursos',
  'real-estate-marketplace': 'for sale to купить снять comprar',
  mechanics: `${JOB} mechanic mechanics механик механика механики mecanico mecanicos`,
  'office-staff': `${JOB} office офис oficina`,
  jobs: JOB,
}

/** A shorter word of a name says too little of its category. */
const MIN_LENGTH = 4

const wordsOfName = (category: CategorySlug) =>
  LOCALES.flatMap((locale) => fold(CATEGORIES[category].names[locale]).match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => word.length >= MIN_LENGTH,
  )

const NAMED_BY: ReadonlyMap<CategorySlug, ReadonlySet<string>> = new Map(
  UNDERSTOOD.map((category) => [
    category,
    new Set([...(NAMES[category] ?? '').split(' '), ...wordsOfName(category)]),
  ]),
)

/** Whether a folded word names the category itself, and says nothing more within it. */
export const namesCategory = (category: CategorySlug, word: string): boolean =>
  NAMED_BY.get(category)?.has(word) ?? false
