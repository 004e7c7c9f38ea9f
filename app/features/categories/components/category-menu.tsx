import Menu from 'lucide-react/icons/menu'
import { formatNumber } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { categoriesIn, categoryName, SECTIONS, type Section } from '../category-list.ts'

type Counts = Readonly<Record<string, number>>

function MenuSection({ section, counts }: { section: Section; counts: Counts }) {
  const t = useT()
  return (
    <section className="mb-6">
      <h2 className="section-name">{t(`listings.${section}`)}</h2>
      <ol className="border-t-2 border-asphalt">
        {categoriesIn(section).map((slug) => (
          <li key={slug} className="border-b border-line">
            <Link to={`/categories/${slug}`} className="row-link lg:min-h-9">
              {categoryName(slug, t.locale)}
              <span className="text-small font-medium text-muted">
                {formatNumber(counts[slug] ?? 0, t.locale)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sections({ counts }: { counts: Counts }) {
  return SECTIONS.map((section) => <MenuSection key={section} section={section} counts={counts} />)
}

/** Both menus in full, for a page of their own. */
export function AllCategories({ counts }: { counts: Counts }) {
  return (
    <div className="grid gap-x-10 md:grid-cols-2">
      <Sections counts={counts} />
    </div>
  )
}

/** The two menus ([HOME-02]): beside the content on a desktop, behind one button on a phone. */
export function CategoryMenu({ counts }: { counts: Counts }) {
  const t = useT()
  return (
    <details className="category-menu">
      <summary>
        <Menu aria-hidden size={20} strokeWidth={1.75} />
        {t('listings.browse')}
      </summary>
      <nav aria-label={t('shell.categories')} className="max-lg:border-t max-lg:border-line max-lg:p-3">
        <Sections counts={counts} />
      </nav>
    </details>
  )
}
